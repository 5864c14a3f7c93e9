import type { Instant } from '@js-joda/core';
import { GUESTS_A_DAY } from '#shared/integrations/guesty-mail.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { forgiveHit, limitRate } from '#server/platform/http/rate-limit.ts';

/** Of a partner, so that connecting anew is no way around. */
const budget = { name: 'guesty-guests', hits: GUESTS_A_DAY, perSeconds: 86_400 } as const;

/**
 * Counts a guest to be written to in their partner's day. Once it is full the integration says since when and until when
 * its guests wait.
 * @returns when to try again, or `null` where there is room.
 */
export async function takeGuest(
  deps: Deps,
  { userId, integrationId }: { readonly userId: string; readonly integrationId: string },
): Promise<Instant | null> {
  const now = deps.clock.now();
  try {
    await limitRate({ deps }, budget, userId);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    const until = now.plusSeconds(Number(error.params.seconds));
    await deps.db.query(
      `update integrations set held_at = case when held_until > $2 then held_at else $2 end, held_until = $3
       where id = $1`,
      [integrationId, now.toString(), until.toString()],
    );
    return until;
  }
}

/** The guest was not written to after all. */
export const giveGuestBack = (deps: Deps, userId: string): Promise<void> => forgiveHit({ deps }, budget, userId);
