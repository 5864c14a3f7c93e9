import { missingFacts } from '#shared/cms/answer-facts.ts';
import type { Locale } from '#shared/messages/text.ts';
import type { Deps } from '#server/deps.ts';
import { tellAct } from '#server/platform/audit/whole-act.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import { newId } from '#server/platform/ids.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { answerLacksFacts } from '../cms.errors.ts';
import { addAnswer, sendAnswer } from './add-answer.ts';

async function lockThread(em: EntityManager, messageId: string): Promise<void> {
  const [row] = await sqlRows(em, 'select 1 from contact_messages where id = $1 for update', [messageId]);
  if (row === undefined) throw notFound();
}

interface AnswerInput {
  readonly messageId: string;
  readonly body: string;
  readonly close: boolean;
}

/**
 * Writes an answer, mailed ten seconds later unless it is taken back until then.
 * @throws AppError 404 for an unknown thread, 422 where a fact of a prepared text is missing.
 */
export async function answerThread(deps: Deps, actorId: string | null, { messageId, body, close }: AnswerInput) {
  const [missing] = missingFacts(body);
  if (missing !== undefined) throw answerLacksFacts(missing);
  return inTransaction(deps, async (em) => {
    await lockThread(em, messageId);
    const { entryId, sendsAt } = await addAnswer(em, deps, { messageId, body, authorId: actorId });
    await sqlRows(
      em,
      `update contact_messages set last_at = $2, snoozed_until = null, handled_at = case when $3 then $2::timestamptz end
       where id = $1`,
      [messageId, deps.clock.now().toString(), close],
    );
    return { entryId, sendsAt };
  });
}

interface EntryInput {
  readonly messageId: string;
  readonly entryId: string;
}

/** A thread that we began, of which nothing is left. */
const DELETE_EMPTY = `
  delete from contact_messages m where id = $1 and is_ours
    and not exists (select from contact_entries e where e.thread_id = m.id)`;

/**
 * Takes an answer back that was not mailed yet, for its author and owners. With the first of a thread of ours the
 * thread goes. @returns whether it could be.
 */
export async function takeAnswerBack(
  deps: Deps,
  by: { readonly userId: string | null; readonly isOwner: boolean },
  { messageId, entryId }: EntryInput,
) {
  return inTransaction(deps, async (em) => {
    await lockThread(em, messageId);
    const gone = await sqlRows<{ body: string }>(
      em,
      `delete from contact_entries where id = $1 and thread_id = $2 and kind = 'answer' and sent_at is null
         and ($3 or author_id is not distinct from $4) returning body`,
      [entryId, messageId, by.isOwner, by.userId],
    );
    if (gone.length === 0) return { takenBack: false };
    await sqlRows(em, 'update contact_messages set handled_at = null where id = $1', [messageId]);
    await sqlRows(em, DELETE_EMPTY, [messageId]);
    return { takenBack: true };
  });
}

interface MailRow {
  readonly thread_id: string;
  readonly body: string;
  readonly email: string;
  readonly language: Locale;
  /** What they wrote last; null where only we have written. */
  readonly question: string | null;
  /** What a thread that we began is about. */
  readonly subject: string | null;
}

/** Mails an answer; one that was taken back is gone. */
export const sendAnswerHandler = handleJob(sendAnswer, async ({ entryId }, deps: Deps) => {
  // From here on it is not taken back any more, also while the mail server is away.
  const [entry] = await deps.db.query<MailRow>(
    `update contact_entries e set sent_at = coalesce(e.sent_at, $2) from contact_messages m
     where e.id = $1 and m.id = e.thread_id
     returning e.thread_id, e.body, m.email, m.language, case when m.is_ours then m.message end as subject,
       coalesce((select q.body from contact_entries q where q.thread_id = m.id and q.kind = 'question'
           and q.created_at <= e.created_at order by q.created_at desc, q.id desc limit 1),
         case when not m.is_ours then m.message end) as question`,
    [entryId, deps.clock.now().toString()],
  );
  if (entry === undefined) return;
  const mail = await deps.renderMail('contactAnswer', {
    language: entry.language,
    siteName: deps.config.SITE_NAME,
    body: entry.body,
    question: entry.question,
    subject: entry.subject,
    answerUrl: `${deps.config.siteUrl}/contact?thread=${entry.thread_id}`,
  });
  await deps.mail.send({ to: entry.email, ...mail, about: { kind: 'answer', language: entry.language } });
});

/** Keeps a note that only administrators see. */
export async function addNote(
  deps: Deps,
  actorId: string | null,
  input: { readonly messageId: string; readonly body: string },
) {
  await inTransaction(deps, async (em) => {
    await lockThread(em, input.messageId);
    await sqlRows(
      em,
      `insert into contact_entries (id, thread_id, kind, body, author_id, created_at) values ($1, $2, 'note', $3, $4, $5)`,
      [newId(), input.messageId, input.body, actorId, deps.clock.now().toString()],
    );
  });
}

interface Removal {
  readonly entryId: string;
  readonly removed: boolean;
}

/**
 * Takes a note off a thread, or puts it back, for its author and owners.
 * @throws AppError 404 for no such note, and where it is off, or there, already; 403 for another administrator's.
 */
export async function removeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: { readonly userId: string | null; readonly isOwner: boolean },
  { entryId, removed }: Removal,
): Promise<void> {
  const [note] = await db.query<{ author_id: string | null }>(
    `select author_id from contact_entries where id = $1 and kind = 'note' and (removed_at is null) = $2`,
    [entryId, removed],
  );
  if (note === undefined) throw notFound();
  if (!by.isOwner && (note.author_id === null || note.author_id !== by.userId)) throw forbidden();
  const changed = await db.query(
    `update contact_entries set removed_at = case when $2 then $3::timestamptz end
     where id = $1 and (removed_at is null) = $2 returning id`,
    [entryId, removed, clock.now().toString()],
  );
  if (changed.length === 0) throw notFound();
}

type Change = { readonly mine: boolean } | { readonly asleep: boolean } | { readonly closed: boolean };

const SNOOZE_HOURS = 16;

/** Takes a thread over, puts it off until tomorrow, or ends it. */
export async function changeThread(
  deps: Deps,
  actorId: string | null,
  messageId: string,
  change: Change,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps, async (em) => {
    await lockThread(em, messageId);
    const [column, value] =
      'mine' in change
        ? (['assignee_id', change.mine ? actorId : null] as const)
        : 'asleep' in change
          ? (['snoozed_until', change.asleep ? now.plusSeconds(SNOOZE_HOURS * 3600).toString() : null] as const)
          : (['handled_at', change.closed ? now.toString() : null] as const);
    // What is closed stays closed since then; put off once more, it is put off from now on.
    const differs =
      column === 'handled_at' ? `(${column} is null) <> ($2::timestamptz is null)` : `${column} is distinct from $2`;
    const changed = await sqlRows(
      em,
      `update contact_messages set ${column} = $2 where id = $1 and ${differs} returning id`,
      [messageId, value],
    );
    if (changed.length === 0) tellAct('repeated');
  });
}

/** Says that an administrator writes, for a few seconds. */
export async function sayWriting({ db, clock }: Deps, actorId: string | null, messageId: string): Promise<void> {
  if (actorId === null) return;
  await db.query(
    `insert into contact_writers (thread_id, user_id, at) select id, $2, $3 from contact_messages where id = $1
     on conflict (thread_id, user_id) do update set at = excluded.at`,
    [messageId, actorId, clock.now().toString()],
  );
}
