import type { EntityManager } from '#server/platform/db/database.ts';

/** What booking asks of later modules. */
export interface BookingPorts {
  /** Whether a problem of an order's bags was reported. */
  hasClaim(em: EntityManager, orderId: string): Promise<boolean>;
  /** Whether a payout took an earning of the ledger along. */
  isPaidOut(em: EntityManager, transactionId: string): Promise<boolean>;
}
