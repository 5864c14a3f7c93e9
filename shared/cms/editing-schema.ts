import * as z from 'zod/mini';
import { instantSchema } from '../time/instant-schema.ts';
import { locales } from '../messages/text.ts';
import { urlProblem } from './page-url.ts';
import { placeKinds } from './page-settings.ts';

const urlSchema = z.string().check(z.minLength(1), z.maxLength(200));
const newUrlSchema = z.string().check(
  z.trim(),
  z.refine((url) => urlProblem(url) !== 'format', 'pageUrlFormat'),
  z.refine((url) => urlProblem(url) !== 'taken', 'pageUrlTaken'),
);
const languageSchema = z.enum(locales);
const languagesSchema = z.array(languageSchema).check(z.minLength(1), z.maxLength(3));
const titleSchema = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(160));

export const pageSchema = z.object({ url: urlSchema });
export const versionSchema = z.object({ url: urlSchema, number: z.int().check(z.gte(1), z.lte(1_000_000)) });

/** A draft as it was typed; `revision` is the one it began from, 0 where there was none. */
export const saveDraftSchema = z.object({
  url: urlSchema,
  language: languageSchema,
  revision: z.int().check(z.gte(0)),
  title: z.string().check(z.maxLength(160)),
  description: z.string().check(z.maxLength(400)),
  body: z.string().check(z.maxLength(60_000)),
});

/** Publishes the drafts of these languages, now or at an instant. */
export const publishSchema = z.object({
  url: urlSchema,
  languages: languagesSchema,
  at: z.optional(instantSchema),
});

/** Takes a page from its readers; why is kept with the act. */
export const takeOfflineSchema = z.object({
  url: urlSchema,
  reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
});

export const movePageSchema = z.object({ url: urlSchema, to: newUrlSchema });

export const createPageSchema = z.object({
  url: newUrlSchema,
  title: titleSchema,
  pageType: z.enum(['article', 'city', 'place', 'page']),
  city: z.optional(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80))),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'required'))),
  place: z.optional(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80)),
      kind: z.enum(placeKinds),
      latitude: z.number().check(z.gte(-90), z.lte(90)),
      longitude: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
});
