import { z } from 'zod';
import { restRow } from '#server/platform/rest/rest-row.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { cmsRouter } from './cms.router.ts';
import { getArticle, getPage, type PageSummary, type PageView } from './find-page.ts';

const caller = createCallerFactory(cmsRouter);

const settings = z
  .object({
    booking_settings: z.object({ insured_amount: z.number().nullable() }),
  })
  .meta({ id: 'Settings' });

const entry = {
  id: z.string(),
  url: z.string(),
  language: z.enum(['en', 'fr', 'es']),
  page_type: z.enum(['article', 'city', 'place', 'page']),
  title: z.string(),
  description: z.string(),
  settings: z.object({
    city: z.string().optional(),
    country: z.string().optional(),
  }),
  background: z.string().nullable(),
  top_favorite: z.boolean(),
};
const pageEntry = z.object(entry).meta({ id: 'PageEntry' });
const page = z
  .object({
    ...entry,
    body: z.string().meta({ description: 'Safe HTML' }),
    updated_at: z.string(),
  })
  .meta({ id: 'Page' });
const message = z.object({ message: z.string() });

const cityOf = ({ city, country }: PageSummary['settings']) => ({
  ...(city === undefined ? {} : { city }),
  ...(country === undefined ? {} : { country }),
});

const entryOf = (summary: PageSummary) => ({
  id: summary.id,
  url: summary.url,
  language: summary.language,
  page_type: summary.pageType,
  title: summary.title,
  description: summary.description,
  settings: cityOf(summary.settings),
  background: summary.background,
  top_favorite: summary.topFavorite,
});

const pageOf = (view: PageView) => ({
  ...entryOf(view),
  body: view.parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''),
  updated_at: view.updatedAt,
});

const RECEIVED = 'Your e-mail has been received, thank you!';
const SENT = 'Message was successfully sent!';

export const settingsRows = [
  restRow({
    method: 'GET',
    path: '/settings',
    title: 'Settings of the site',
    summary: 'Global settings',
    tag: 'Settings',
    whose: 'anyone',
    answer: settings,
    handle: async (ctx) => {
      const { insuredAmount } = await caller(ctx).site();
      return { booking_settings: { insured_amount: insuredAmount } };
    },
  }),
];

export const contentRows = [
  restRow({
    method: 'GET',
    path: '/cms/pages',
    title: 'All pages',
    summary: 'Entries of all content pages',
    tag: 'Content',
    whose: 'anyone',
    answer: z.object({ pages: z.array(pageEntry) }),
    handle: async (ctx) => ({
      pages: (await caller(ctx).pages()).map(entryOf),
    }),
  }),
  restRow({
    method: 'GET',
    path: '/cms/pages/:id',
    title: 'One page',
    summary: 'One content page',
    tag: 'Content',
    whose: 'anyone',
    params: z.object({ id: z.string() }),
    answer: z.object({ page }),
    handle: async (ctx, { params }) => {
      if (!isId(params.id)) throw notFound();
      return { page: pageOf(await getPage(ctx, params.id)) };
    },
  }),
  restRow({
    method: 'GET',
    path: '/a/:slug',
    title: 'One article',
    summary: 'One article',
    tag: 'Content',
    whose: 'anyone',
    params: z.object({ slug: z.string() }),
    answer: z.object({ page }),
    handle: async (ctx, { params }) => ({
      page: pageOf(await getArticle(ctx, params.slug)),
    }),
  }),
  restRow({
    method: 'POST',
    path: '/subscriptions',
    title: 'Subscribe',
    summary: 'Subscribe to the newsletter',
    tag: 'Content',
    whose: 'anyone',
    body: z.object({ subscription: z.object({ email: z.string() }) }),
    answer: message,
    status: 201,
    handle: async (ctx, { body }) => {
      await caller(ctx).subscribe(body.subscription);
      return { message: RECEIVED };
    },
  }),
  restRow({
    method: 'POST',
    path: '/contact',
    title: 'Write to us',
    summary: 'Send a message to the people behind the site',
    tag: 'Content',
    whose: 'anyone',
    body: z.object({
      contact: z.object({
        name: z.string(),
        email: z.string(),
        message: z.string(),
      }),
    }),
    answer: message,
    status: 201,
    handle: async (ctx, { body }) => {
      await caller(ctx).contact(body.contact);
      return { message: SENT };
    },
  }),
];
