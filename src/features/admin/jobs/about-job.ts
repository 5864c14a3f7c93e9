import type { Locale } from '#shared/messages/text.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { formatMoney } from '#web/lib/format/money.ts';

type JobFact = Outputs['admin']['jobs']['list']['retrying'][number]['facts'][number];

/** The facts that say whom or what a job is about; the others say how it does its work. */
const subjects = new Set(['bookingId', 'refundId', 'paymentId', 'disputeId', 'payoutId', 'userId', 'listingId']);

/** 'CLK-5QHT7M, Amara Okafor, York Street Coffee': whom or what a job is about; '' where its queue says it all. */
export function aboutJob(facts: readonly JobFact[], locale: Locale): string {
  return facts
    .filter(({ name }) => subjects.has(name))
    .flatMap(({ bookingCode, amount, text }) => [
      bookingCode,
      amount === null ? null : `${formatMoney(amount, locale)} ${amount.currency}`,
      text,
    ])
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
