import type { Deps } from '#server/deps.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { checkPayment, checkPayments } from '../booking-jobs.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import { askedBefore } from './confirm-at-provider.ts';
import { settlePayment } from './confirm-payment.ts';
import { endIntent } from './end-intent.ts';
import { Payment } from './payment.entity.ts';
import { isUntouched } from './untouched.ts';

/** When the provider is asked first: its event is mostly quicker. */
const ASK_AFTER_SECONDS = 5;
/** From then on a request that the provider knows nothing of will not arrive any more. */
const LOST_AFTER_SECONDS = 30;
const AT_ONCE = 100;

/** Notes that the provider's answer is missing; it is asked until it is known whether the card was charged. */
export function markChecking(deps: Deps, paymentId: string): Promise<void> {
  return inTransaction(deps, async (em) => {
    const now = deps.clock.now();
    const marked = await em.nativeUpdate(
      Payment,
      { id: paymentId, status: { $in: ['open', 'requires_action'] }, checkingSince: null },
      { checkingSince: now, updatedAt: now },
    );
    if (marked > 0)
      await deps.jobs.enqueue(em, checkPayment, { paymentId }, { startAfter: now.plusSeconds(ASK_AFTER_SECONDS) });
  });
}

/** @throws Error while it is not known: the job then comes again. */
async function askProvider(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.db.fork().findOne(Payment, { id: paymentId });
  if (!payment?.checkingSince || !payment.providerIntentId) return;
  const found = await deps.cards.retrieveIntent(payment.providerIntentId);
  if (!found.ok) throw cardFailed(`Payment ${paymentId}`, found.failure);
  const intent = found.value;
  if (!isUntouched(intent)) return settlePayment(deps, paymentId, { intent });
  if (payment.checkingSince.plusSeconds(LOST_AFTER_SECONDS).isAfter(deps.clock.now()))
    throw new Error(`Payment ${paymentId} may still be on its way`);
  // Ended at the provider, so that what is known from now on stays true.
  if (!(await endIntent(deps, paymentId, payment.providerIntentId)))
    throw new Error(`The intent of payment ${paymentId} could not be ended`);
  await settlePayment(deps, paymentId, { intent: { ...intent, state: 'canceled' } });
}

/** Finds out what became of a payment whose answer was lost. */
export const checkPaymentHandler = handleJob(checkPayment, ({ paymentId }, deps: Deps) => askProvider(deps, paymentId));

/** The same every minute for those that are still open, or whose asker died, each by itself. */
export const checkPaymentsHandler = handleJob(
  checkPayments,
  async (_payload, deps: Deps) => {
    const now = deps.clock.now();
    await deps.db.query(
      `update payments set checking_since = asked_at, updated_at = $2
       where checking_since is null and asked_at <= $1 and status in ('open', 'requires_action')`,
      [askedBefore(now).toString(), now.toString()],
    );
    const open = await deps.db.query<{ id: string }>(
      `select id from payments where checking_since is not null and status in ('open', 'requires_action')
       order by checking_since limit ${AT_ONCE}`,
    );
    for (const { id } of open)
      await askProvider(deps, id).catch((error: unknown) => deps.log.warn({ err: error }, 'payment still unknown'));
  },
  '* * * * *',
);
