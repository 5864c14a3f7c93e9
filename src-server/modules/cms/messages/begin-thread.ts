import { missingFacts } from '#shared/cms/answer-facts.ts';
import { type Language, localeOf } from '#shared/messages/text.ts';
import type { z } from 'zod/mini';
import type { writeToSchema } from '#shared/cms/messages-schema.ts';
import { isErasedAddress } from '#server/modules/accounts/accounts.module.ts';
import type { Deps } from '#server/deps.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { answerLacksFacts, personErased } from '../cms.errors.ts';
import { addAnswer, type Written } from './add-answer.ts';

interface PersonRow {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

type WriteTo = z.output<typeof writeToSchema>;

/** Who writes: an administrator, or a script by the name of its token. */
interface Writer {
  readonly userId: string | null;
  readonly name: string;
}

/**
 * Begins a thread with a person: a mail in their language that leaves ten seconds later, whose answer comes back to the
 * thread. Until then it waits for no answer. Sent twice by the same request, it is one.
 * @throws AppError 404 for an unknown person, 409 for an erased person, 422 where a fact of a prepared text is missing.
 */
export async function beginThread(deps: Deps, by: Writer, { requestId, ...input }: WriteTo): Promise<Written> {
  const { userId, subject, body } = input;
  const [missing] = missingFacts(body);
  if (missing !== undefined) throw answerLacksFacts(missing);
  const key = { scope: `write:${by.userId ?? by.name}`, key: requestId, request: input };
  return withIdempotency(deps, key, (keep) =>
    inTransaction(deps, async (em) => {
      const [person] = await sqlRows<PersonRow>(
        em,
        `select email, language, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
         from users where id = $1 for share`,
        [userId],
      );
      if (person === undefined) throw notFound();
      if (isErasedAddress(person.email)) throw personErased();
      const now = deps.clock.now().toString();
      const messageId = newId();
      await sqlRows(
        em,
        `insert into contact_messages (id, name, email, message, user_id, language, is_ours, handled_at, created_at, last_at)
         values ($1, $2, lower($3), $4, $5, $6, true, $7, $7, $7)`,
        [messageId, person.name, person.email, subject, userId, localeOf(person.language), now],
      );
      const written = await addAnswer(em, deps, { messageId, body, authorId: by.userId });
      await keep(em, written);
      return written;
    }),
  );
}
