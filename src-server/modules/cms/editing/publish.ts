import { Instant } from '@js-joda/core';
import { z } from 'zod';
import { marksOf } from '#shared/cms/outline.ts';
import { plainUrl } from '#shared/cms/page-url.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { nothingToPublish, publishInPast } from '../cms.errors.ts';
import { type DraftRow, type PublishedRow, textsOf } from './page-rows.ts';
import { askIn, lockPage } from './save-draft.ts';

/** Publishes a page whose time has come. */
const publishPage = defineJob({
  name: 'publish-page',
  payload: z.object({ url: z.string() }),
  retries: 10,
});

interface PublishInput {
  readonly url: string;
  readonly languages: readonly Locale[];
  /** ISO instant; now where it is missing. */
  readonly at?: string | undefined;
}

/**
 * Publishes the drafts of a page in these languages as one version, or plans it for an instant.
 * @returns the version's number, or `null` where it was planned.
 * @throws AppError 404 without a page, 422 where a language has no draft, or the instant has passed.
 */
export async function publish(deps: Deps, actorId: string | null, { at, ...input }: PublishInput) {
  const url = plainUrl(input.url);
  const now = deps.clock.now();
  const when = at === undefined ? null : Instant.parse(new Date(at).toISOString());
  if (when !== null && !when.isAfter(now)) throw publishInPast();
  return inTransaction(deps, async (em) => {
    await lockPage(em, url);
    const ask = askIn(em);
    const { drafts } = await textsOf(ask, url);
    const chosen = drafts.filter(({ language, title }) => input.languages.includes(language) && title.trim() !== '');
    if (chosen.length < input.languages.length) throw nothingToPublish();
    if (when === null) return { version: await publishDrafts(em, { url, chosen, actorId, at: now.toString() }) };
    await ask(
      `insert into cms_plans (url, languages, publish_at, planned_by) values ($1, $2, $3, $4)
       on conflict (url) do update set languages = excluded.languages, publish_at = excluded.publish_at,
         planned_by = excluded.planned_by`,
      [url, input.languages, when.toString(), actorId],
    );
    await deps.jobs.enqueue(em, publishPage, { url }, { startAfter: when });
    return { version: null };
  });
}

/** Has a page that moved published at its time under the address that it has now. */
export async function replan(em: EntityManager, deps: Pick<Deps, 'jobs'>, url: string): Promise<void> {
  const [plan] = await askIn(em)<{ publish_at: Date }>('select publish_at from cms_plans where url = $1', [url]);
  if (plan === undefined) return;
  const startAfter = Instant.ofEpochMilli(plan.publish_at.getTime());
  await deps.jobs.enqueue(em, publishPage, { url }, { startAfter });
}

/** Takes back that a page will be published. */
export async function unplan({ db }: Deps, url: string): Promise<void> {
  const gone = await db.query('delete from cms_plans where url = $1 returning url', [plainUrl(url)]);
  if (gone.length === 0) tellAct('repeated');
}

interface Publication {
  readonly url: string;
  readonly chosen: readonly DraftRow[];
  readonly actorId: string | null;
  readonly at: string;
}

/** What a page says in all languages, as a version keeps it. */
const textsToKeep = (rows: readonly (PublishedRow | DraftRow)[]) =>
  Object.fromEntries(rows.map(({ language, title, description, body }) => [language, { title, description, body }]));

async function publishDrafts(em: EntityManager, { url, chosen, actorId, at }: Publication): Promise<number> {
  const ask = askIn(em);
  const { first, published } = await textsOf(ask, url);
  const englishBefore = published.find(({ language }) => language === 'en')?.body ?? '';
  for (const draft of chosen) {
    await ask(
      `insert into cms_pages (id, url, language, page_type, title, description, body, settings, background, top_favorite,
         followed, published, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true, $12, $12)
       on conflict (url, language) do update set title = excluded.title, description = excluded.description,
         body = excluded.body, followed = excluded.followed, published = true, updated_at = excluded.updated_at`,
      [
        newId(),
        url,
        draft.language,
        first.page_type,
        draft.title,
        draft.description,
        draft.body,
        JSON.stringify(first.settings),
        first.background,
        first.top_favorite,
        JSON.stringify(draft.followed),
        at,
      ],
    );
  }
  const languages = chosen.map(({ language }) => language);
  if (languages.includes('en')) {
    // Translations of which no one knew what they were written for: for the English that was there.
    await ask(`update cms_pages set followed = $2 where url = $1 and language <> 'en' and followed = '[]'`, [
      url,
      JSON.stringify(marksOf(englishBefore)),
    ]);
  }
  await ask('delete from cms_drafts where url = $1 and language = any ($2)', [url, languages]);
  await ask('delete from cms_plans where url = $1', [url]);
  // Where a page is read, no earlier one has gone elsewhere.
  await ask('delete from cms_redirects where from_url = $1', [url]);
  return keepVersion(em, { url, kind: 'published', restoredFrom: null, actorId, at });
}

interface NewVersion {
  readonly url: string;
  readonly kind: 'published' | 'restored' | 'moved' | 'offline';
  readonly restoredFrom: number | null;
  readonly actorId: string | null;
  readonly at: string;
}

/** Keeps what a page says now as its next version. */
export async function keepVersion(em: EntityManager, { url, kind, restoredFrom, actorId, at }: NewVersion) {
  const ask = askIn(em);
  const { published } = await textsOf(ask, url);
  const [row] = await ask<{ number: number }>(
    `insert into cms_versions (id, url, number, kind, texts, restored_from, created_by, created_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7 from cms_versions where url = $2
     returning number`,
    [newId(), url, kind, JSON.stringify(textsToKeep(published)), restoredFrom, actorId, at],
  );
  return row?.number ?? 1;
}

/** Publishes what was planned for now; what was taken back or put off is left alone. */
export const publishPageHandler = handleJob(publishPage, async ({ url }, deps: Deps) => {
  const now = deps.clock.now().toString();
  await inTransaction(deps, async (em) => {
    await lockPage(em, url);
    const ask = askIn(em);
    const [plan] = await ask<{ languages: Locale[]; planned_by: string | null }>(
      'select languages, planned_by from cms_plans where url = $1 and publish_at <= $2::timestamptz',
      [url, now],
    );
    if (plan === undefined) return;
    const { drafts } = await textsOf(ask, url);
    const chosen = drafts.filter(({ language }) => plan.languages.includes(language));
    await publishDrafts(em, { url, chosen, actorId: plan.planned_by, at: now });
  });
});
