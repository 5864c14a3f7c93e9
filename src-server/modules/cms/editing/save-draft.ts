import { followedAfter, marksOf } from '#shared/cms/outline.ts';
import { plainUrl } from '#shared/cms/page-url.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import { type EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { draftChanged } from '../cms.errors.ts';
import { type Ask, textsOf } from './page-rows.ts';
import { warningsOf } from './warnings-of.ts';

interface DraftInput {
  readonly url: string;
  readonly language: Locale;
  /** The revision that was typed upon; 0 where there was no draft. */
  readonly revision: number;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** What one asks within a transaction. */
export const askIn =
  (em: EntityManager): Ask =>
  (text, values) =>
    sqlRows(em, text, values);

/** No one else changes drafts or texts of the page until the transaction ends. */
export async function lockPage(em: EntityManager, url: string): Promise<void> {
  await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 115))', [url]);
}

/**
 * Keeps a draft of a page in one language.
 * @throws AppError 404 for an address without a page, 409 with who and when where another person saved it meanwhile.
 */
export async function saveDraft(deps: Deps, actorId: string | null, input: DraftInput) {
  const url = plainUrl(input.url);
  const at = deps.clock.now().toString();
  const revision = await inTransaction(deps, async (em) => {
    await lockPage(em, url);
    const ask = askIn(em);
    const { published, drafts } = await textsOf(ask, url);
    const known = drafts.find(({ language }) => language === input.language);
    const base = published.find(({ language }) => language === input.language);
    const english = published.find(({ language }) => language === 'en');
    if ((known?.revision ?? 0) !== input.revision) {
      throw draftChanged({
        by: known?.saved_by ?? null,
        at: (known?.saved_at ?? base?.updated_at ?? new Date(0)).toISOString(),
        revision: known?.revision ?? 0,
      });
    }
    const before = known ?? base ?? { body: '', followed: [] };
    const begun =
      before.followed.length > 0 || before.body === ''
        ? before
        : { body: before.body, followed: marksOf(english?.body ?? '') };
    const englishNow = drafts.find(({ language }) => language === 'en')?.body ?? english?.body ?? '';
    const followed = input.language === 'en' ? [] : followedAfter(englishNow, begun, input.body);
    await ask(
      `insert into cms_drafts (id, url, language, title, description, body, followed, revision, saved_by, saved_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (url, language) do update set title = excluded.title, description = excluded.description,
         body = excluded.body, followed = excluded.followed, revision = excluded.revision, saved_by = excluded.saved_by,
         saved_at = excluded.saved_at`,
      [
        newId(),
        url,
        input.language,
        input.title,
        input.description,
        input.body,
        JSON.stringify(followed),
        input.revision + 1,
        actorId,
        at,
      ],
    );
    return input.revision + 1;
  });
  return { revision, savedAt: at, warnings: await warningsOf(deps, input.body) };
}

/** Throws the drafts of a page away. */
export async function discardDrafts(deps: Deps, asked: string): Promise<void> {
  const url = plainUrl(asked);
  await inTransaction(deps, async (em) => {
    await lockPage(em, url);
    const drafts = await sqlRows(em, 'delete from cms_drafts where url = $1 returning url', [url]);
    const plans = await sqlRows(em, 'delete from cms_plans where url = $1 returning url', [url]);
    if (drafts.length + plans.length === 0) tellAct('repeated');
  });
}
