import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { REOPEN_DAYS } from '#server/modules/accounts/accounts.module.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { defineJob, forEachOnItsOwn, handleJob } from '#server/platform/jobs/job.ts';
import { erasePerson } from './erase-person.ts';

const eraseClosed = defineJob({ name: 'erase-closed-accounts', payload: z.object({}), retries: 1 });

/**
 * Erases people who closed their account seven days ago, once an hour. Who cannot be erased, such as for a claim that
 * came since, stays closed and is tried again.
 */
export const eraseClosedHandler = handleJob(
  eraseClosed,
  async (_payload, deps: Deps) => {
    const by = deps.clock
      .now()
      .minusSeconds(REOPEN_DAYS * 86_400)
      .toString();
    const due = await deps.db.query<{ id: string }>('select id from users where closed_at <= $1', [by]);
    await forEachOnItsOwn(due, async ({ id }) => {
      await erasePerson(deps, id, by).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    });
  },
  '41 * * * *',
);
