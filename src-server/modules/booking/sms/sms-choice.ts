import type { Deps } from '#server/deps.ts';
import { smsNumber } from '#server/platform/sms/sms-sender.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { personOf } from '../push/devices.ts';

interface Choice {
  readonly isOn: boolean;
  readonly number: string | null;
}

async function choiceOf({ db }: Pick<Deps, 'db'>, userId: string, bookingId: string | undefined): Promise<Choice> {
  const [row] = await db.query<{ phone: string | null; is_on: boolean }>(
    `select coalesce((select nullif(b.phone_number, '') from bookings b where b.id = $2 and b.user_id = u.id), u.phone_number) as phone,
       not exists (select from sms_refusals r where r.user_id = u.id) as is_on from users u where u.id = $1`,
    [userId, bookingId ?? null],
  );
  return { isOn: row?.is_on ?? false, number: smsNumber(row?.phone ?? null)?.slice(-2) ?? null };
}

/**
 * Whether a person is texted what cannot wait, and at the end of which number; `null` where none are sent at all.
 * @throws AppError 401 and 404 as `personOf`.
 */
export async function smsChoice(ctx: RequestContext, bookingId: string | undefined): Promise<Choice | null> {
  if (ctx.deps.sms === null) return null;
  return choiceOf(ctx.deps, await personOf(ctx, bookingId), bookingId);
}

/** Sets it for all of their stays and counters. @throws AppError as `smsChoice`. */
export async function setSmsChoice(
  ctx: RequestContext,
  { bookingId, isOn }: { readonly bookingId?: string | undefined; readonly isOn: boolean },
): Promise<Choice | null> {
  const { db } = ctx.deps;
  const userId = await personOf(ctx, bookingId);
  await db.query(
    isOn
      ? 'delete from sms_refusals where user_id = $1'
      : 'insert into sms_refusals (user_id) values ($1) on conflict do nothing',
    [userId],
  );
  return smsChoice(ctx, bookingId);
}
