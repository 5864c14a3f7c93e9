import { holdsCardNumber, questionsADay } from '#shared/booking/message-rules.ts';
import type { AnswerQuestionInput, AskQuestionInput, TakeQuestionsInput } from '#shared/booking/question-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { sendMessageMail } from '../booking-jobs.ts';
import {
  cardInMessage,
  listingNotFound,
  questionNotFound,
  questionOpen,
  questionsOff,
  questionsToday,
} from '../booking.errors.ts';
import { shortNameSql } from '../orders/shown-to-partners.sql.ts';

/** The person's own questions that a location's page shows. */
const SHOWN = 5;
/** The questions that wait at once in a counter's inbox. */
const WAITING = 50;

type UserContext = RequestContext & { readonly user: SessionUser };

interface OwnRow {
  readonly id: string;
  readonly text: string;
  readonly asked_at: Date;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

/** Whether a location takes questions before booking, and what the caller asked there. @throws AppError 404 for one that is not published. */
export async function questionsOfListing({ deps, viewer }: RequestContext, listingId: string) {
  const [listing] = await deps.db.query<{ readonly takes_questions: boolean }>(
    'select takes_questions from listings where id = $1 and published',
    [listingId],
  );
  if (listing === undefined) throw listingNotFound();
  const rows =
    viewer.kind === 'user'
      ? await deps.db.query<OwnRow>(
          `select id, text, asked_at, answer, answered_at from listing_questions
           where user_id = $1 and listing_id = $2 order by asked_at desc, id limit ${SHOWN}`,
          [viewer.user.id, listingId],
        )
      : [];
  return {
    takesQuestions: listing.takes_questions,
    questions: rows.map(({ id, text, asked_at: askedAt, answer, answered_at: answeredAt }) => ({
      id,
      text,
      askedAt: isoOfDate(askedAt),
      answer,
      answeredAt: answeredAt === null ? null : isoOfDate(answeredAt),
    })),
  };
}

/**
 * Keeps a question once and mails it to the location.
 * @throws AppError 404 for a location that is not published, 409 where it takes none or the last one is open, 422 for the
 * number of a card, 429 after three in 24 hours.
 */
export async function askQuestion(ctx: UserContext, { requestId, listingId, text }: AskQuestionInput) {
  const { deps, user } = ctx;
  if (holdsCardNumber(text)) throw cardInMessage();
  const request = { scope: `question:${user.id}`, key: requestId, request: { listingId, text } };
  await withIdempotency(deps, request, async (keep) => {
    const { takesQuestions } = await questionsOfListing(ctx, listingId);
    if (!takesQuestions) throw questionsOff();
    return inTransaction(deps, async (em) => {
      const now = deps.clock.now().toString();
      // One after another: two at once count as two.
      await sqlRows(em, 'select id from users where id = $1 for update', [user.id]);
      const [asked] = await sqlRows<{ today: number; is_open: boolean }>(
        em,
        `select count(*) filter (where asked_at > $3::timestamptz - interval '24 hours')::int as today,
           coalesce(bool_or(listing_id = $2 and answer is null), false) as is_open
         from listing_questions where user_id = $1`,
        [user.id, listingId, now],
      );
      if (asked?.is_open === true) throw questionOpen();
      if ((asked?.today ?? 0) >= questionsADay) throw questionsToday();
      const id = newId();
      await sqlRows(
        em,
        'insert into listing_questions (id, listing_id, user_id, text, asked_at) values ($1, $2, $3, $4, $5)',
        [id, listingId, user.id, text, now],
      );
      await deps.jobs.enqueue(em, sendMessageMail, { questionId: id, to: 'asked' });
      await keep(em, true);
      return true;
    });
  });
  return questionsOfListing(ctx, listingId);
}

interface WaitingRow {
  readonly id: string;
  readonly traveller: string;
  readonly listing_id: string;
  readonly location: string;
  readonly time_zone: string;
  readonly text: string;
  readonly asked_at: Date;
}

/** What waits for an answer at the counters where a person works, and which of their own locations take questions. */
export async function hostedQuestions({ db }: Pick<Deps, 'db'>, personId: string) {
  const [waiting, locations] = await Promise.all([
    db.query<WaitingRow>(
      `select q.id, ${shortNameSql('u')} as traveller, l.id as listing_id, l.door_name as location, l.time_zone, q.text, q.asked_at
       from listing_questions q join listings l on l.id = q.listing_id join users u on u.id = q.user_id
       where q.answer is null and q.listing_id in (select counter_listings($1)) order by q.asked_at, q.id limit ${WAITING}`,
      [personId],
    ),
    db.query<{ readonly id: string; readonly name: string; readonly takes_questions: boolean }>(
      'select id, name, takes_questions from listings where owner_id = $1 order by name, id',
      [personId],
    ),
  ]);
  return {
    questions: waiting.map((row) => ({
      id: row.id,
      travellerName: row.traveller,
      location: { id: row.listing_id, name: row.location, zone: row.time_zone },
      text: row.text,
      askedAt: isoOfDate(row.asked_at),
    })),
    locations: locations.map(({ id, name, takes_questions: takesQuestions }) => ({ id, name, takesQuestions })),
  };
}

/** Answers a question once, and mails the answer to who asked. @throws AppError 404 for another's or an answered one, 422 for the number of a card. */
export async function answerQuestion({ deps, user }: UserContext, { questionId, text }: AnswerQuestionInput) {
  if (holdsCardNumber(text)) throw cardInMessage();
  await inTransaction(deps, async (em) => {
    const [answered] = await sqlRows<{ id: string }>(
      em,
      `update listing_questions set answer = $3, answered_by = $2, answered_at = $4
       where id = $1 and answer is null and listing_id in (select counter_listings($2)) returning id`,
      [questionId, user.id, text, deps.clock.now().toString()],
    );
    if (answered === undefined) throw questionNotFound();
    await deps.jobs.enqueue(em, sendMessageMail, { questionId, to: 'asker' });
  });
  return hostedQuestions(deps, user.id);
}

/** An owner's location takes questions before booking from now on, or none; what was asked before stays. @throws AppError 404 for another's. */
export async function takeQuestions({ deps, user }: UserContext, { listingId, takesQuestions }: TakeQuestionsInput) {
  const changed = await deps.db.query(
    'update listings set takes_questions = $3 where id = $1 and owner_id = $2 returning id',
    [listingId, user.id, takesQuestions],
  );
  if (changed.length === 0) throw listingNotFound();
  return hostedQuestions(deps, user.id);
}
