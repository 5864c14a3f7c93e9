import { isAdministrator } from '#server/platform/access/operator.ts';
import type { z } from 'zod/mini';
import type { answerVoteSchema } from '#shared/cms/cms-schema.ts';
import type { Deps } from '#server/deps.ts';
import { forbidden, notFound } from '#server/platform/errors/common.errors.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { derivedKey } from '#server/platform/sessions/secrets.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { findPage } from './find-page.ts';
import { questionsOf } from './markdown.ts';

/** The page whose questions the help searches. */
const HELP_URL = '/faq';

/** How far back editors see votes, in days. */
const DAYS_TOLD = 90;

/**
 * Counts whether an answer of the help helped: by question and day (UTC), and nothing of who said so. A visitor counts
 * once a question and day; more changes nothing and is answered the same (docs/decisions/content.md).
 * @throws AppError 403 for administrators, 404 for a question that the page does not have, 429 after too many from one address.
 */
export async function voteOnAnswer(ctx: RequestContext, input: z.output<typeof answerVoteSchema>): Promise<void> {
  await limitRate(ctx, { name: 'answer-vote', hits: 60, perSeconds: 3600 }, ctx.ip);
  const { question, helped } = input;
  const { deps, viewer, ip } = ctx;
  // What administrators do is written down with their names; they read votes, and have none.
  if (viewer.kind === 'user' && isAdministrator(viewer.user)) throw forbidden();
  const page = await findPage(ctx, { url: HELP_URL });
  if (page === null || !page.questions.some(({ id }) => id === question)) throw notFound();
  const day = deps.clock.now().toString().slice(0, 10);
  const visitor = viewer.kind === 'user' ? `user:${viewer.user.id}` : `address:${ip}`;
  const mark = derivedKey(deps.config.appSecret, 'answer-vote', `${day} ${question} ${visitor}`);
  await deps.db.query(
    `with first as (
       insert into answer_vote_marks (mark, day) values ($1, $2) on conflict do nothing returning 1
     )
     insert into answer_votes as v (question, day, yes, no) select $3, $2, $4::int, 1 - $4::int from first
     on conflict (question, day) do update set yes = v.yes + excluded.yes, no = v.no + excluded.no`,
    [mark, day, question, helped ? 1 : 0],
  );
}

/** What was said of the answers of a page in the last 90 days, in its order; nothing for pages that the help does not search. */
export async function votesOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, url: string, body: string) {
  if (url !== HELP_URL) return [];
  const since = clock
    .now()
    .plusSeconds(-DAYS_TOLD * 86_400)
    .toString()
    .slice(0, 10);
  const counted = await db.query<{ question: string; yes: number; no: number }>(
    'select question, sum(yes)::int as yes, sum(no)::int as no from answer_votes where day > $1 group by question',
    [since],
  );
  return questionsOf(body).flatMap(({ id, question }) => {
    const found = counted.find((row) => row.question === id);
    return found === undefined ? [] : [{ id, question, yes: found.yes, no: found.no }];
  });
}
