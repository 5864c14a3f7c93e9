import type { z } from 'zod/mini';
import type { refundSchema } from '#shared/admin/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { giveBackWithin } from '../payments/give-back.ts';
import { partnerReasonIn } from './decision-mail-words.ts';
import { orderMoney } from './order-money.ts';

export type Refund = Omit<z.output<typeof refundSchema>, 'requestId'>;

/** Gives money of an order back within a transaction, as it was decided. @throws AppError as `giveBackWithin`. */
export async function refundWithin(em: EntityManager, deps: Deps, asked: Refund, isAgreed: boolean): Promise<void> {
  const { partnerLocale } = await orderMoney(em, asked.bookingId);
  await giveBackWithin(em, deps, { ...asked, shareReason: partnerReasonIn(partnerLocale, asked.reason), isAgreed });
}
