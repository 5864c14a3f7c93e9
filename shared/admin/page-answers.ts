import * as z from 'zod/mini';
import { locales } from '../messages/text.ts';
import { settingsAnswer } from '../cms/cms-answers.ts';
import { warningKinds } from '../cms/check-text.ts';

const warning = z.object({
  kind: z.enum(warningKinds),
  line: z.number(),
  /** The block, the address, or where the page went. */
  about: z.string(),
});

const words = z.object({
  title: z.string(),
  description: z.string(),
  body: z.string(),
});

/** All pages, as their editor lists them. */
export const contentPagesAnswer = z.array(
  z.object({
    url: z.string(),
    title: z.string(),
    pageType: z.enum(['city', 'article', 'place', 'page']),
    published: z.array(z.enum(locales)),
    drafts: z.array(z.enum(locales)),
    changedAt: z.string(),
    publishAt: z.nullable(z.string()),
    /** It was published, and was taken from its readers. */
    isOffline: z.boolean(),
  }),
);

/** One page with its drafts, versions and plan. */
export const contentPageAnswer = z.object({
  url: z.string(),
  pageType: z.enum(['city', 'article', 'place', 'page']),
  settings: settingsAnswer,
  background: z.nullable(z.string()),
  topFavorite: z.boolean(),
  isPublished: z.boolean(),
  isOffline: z.boolean(),
  /** The product itself links to it or reads it: it cannot be taken offline. */
  isNeeded: z.boolean(),
  /** How many other published pages lead to it. */
  linkedFrom: z.int(),
  texts: z.array(
    z.object({
      language: z.enum(locales),
      published: z.nullable(
        z.object({
          title: z.string(),
          description: z.string(),
          body: z.string(),
          at: z.string(),
        }),
      ),
      draft: z.nullable(
        z.object({
          revision: z.number(),
          savedAt: z.string(),
          savedBy: z.nullable(z.string()),
        }),
      ),
      title: z.string(),
      description: z.string(),
      body: z.string(),
      parts: z.array(z.enum(['done', 'older', 'missing'])),
      warnings: z.array(warning),
    }),
  ),
  versions: z.array(
    z.object({
      restoredFrom: z.nullable(z.number()),
      at: z.string(),
      number: z.number(),
      kind: z.enum(['published', 'restored', 'moved', 'offline']),
      by: z.nullable(z.string()),
      languages: z.array(z.enum(locales)),
    }),
  ),
  plan: z.nullable(
    z.object({
      languages: z.array(z.enum(locales)),
      at: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
  /** Of a page that the help searches: how often its answers helped lately, and how often not. */
  votes: z.array(z.object({ id: z.string(), question: z.string(), yes: z.int(), no: z.int() })),
});

/** A version and what was before it. */
export const pageVersionAnswer = z.object({
  number: z.number(),
  texts: z.object({
    en: z.optional(words),
    fr: z.optional(words),
    es: z.optional(words),
  }),
  before: z.object({
    en: z.optional(words),
    fr: z.optional(words),
    es: z.optional(words),
  }),
});

/** What was kept, and what is wrong with it. */
export const savedDraftAnswer = z.object({
  revision: z.number(),
  savedAt: z.string(),
  warnings: z.array(warning),
});

/** The languages that a page was published in until now, such as `en, fr`. */
export const takenOfflineAnswer = z.object({ readIn: z.string() });
