import { allowanceWithin } from '#shared/booking/refund-plan.ts';
import type { Deps } from '#server/deps.ts';
import { tariffColumns, tariffJoins } from '#server/modules/pricing/pricing.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { hasOpenReport } from '../door/end-report.ts';
import type { Booking } from '../booking.entity.ts';
import { lookAtShare } from './own-stay.ts';
import { versionIds } from './version-ids.ts';
import { takeLostSharesBack } from '../disputes/take-share-back.ts';
import { allowanceOf, orderKept } from '../payments/order-sums.sql.ts';
import { recordEarning } from '#server/modules/ledger/ledger.module.ts';
import type { SoldQuote } from '../booking.entity.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { soldTaxRate } from '#shared/pricing/tax.ts';

/**
 * Splits what a locked booking's order holds between partner, tax and fees; once. A stay by the location's own people, or
 * a long one at a discount that ended at once, waits for finance; one whose door is reported shut, until that is settled.
 */
export async function earnBooking(em: EntityManager, { clock }: Pick<Deps, 'clock'>, booking: Booking): Promise<void> {
  const [row] = await sqlRows<{ owner_id: string; partner_share_millionths: number }>(
    em,
    `select l.owner_id, ${tariffColumns} from listings l ${tariffJoins} where l.id = $1`,
    [booking.listingId],
  );
  if (row === undefined) return;
  if (await hasOpenReport(em, booking.orderId)) return;
  const look = await lookAtShare(em, { clock }, booking);
  if (look === 'waits') return;
  const quote: SoldQuote = booking.quote;
  await recordEarning(em, {
    bookingId: booking.id,
    earlier: (await versionIds(em, booking.orderId)).filter((id) => id !== booking.id),
    partnerId: row.owner_id,
    storage: quote.storage,
    taxRateMillionths: soldTaxRate(quote),
    shareMillionths: look === 'refused' ? 0 : (quote.partnerShareMillionths ?? row.partner_share_millionths),
    kept: await orderKept(em, booking.id, booking.currency),
    discount: quote.couponDiscount,
    allowance: allowanceWithin(quote.totalWithDiscount, await allowanceOf(em, booking.id)),
    at: clock.now(),
  });
  await takeLostSharesBack(em, booking.id, clock.now());
}
