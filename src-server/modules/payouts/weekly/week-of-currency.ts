import type { Money } from '#shared/money/money.ts';

/** What a location brought; `listingId` null is what belongs to no booking. */
export interface PlaceOfWeek {
  readonly listingId: string | null;
  readonly name: string;
  readonly orders: number;
  readonly bags: number;
  readonly amount: Money;
  readonly lacksHours: boolean;
}

/** One currency of a week: what stands above a sum adds up to it. */
export interface WeekOfCurrency {
  readonly currency: string;
  readonly orders: number;
  readonly bags: number;
  /** What was earned on each of the seven days, Monday first. */
  readonly days: readonly Money[];
  readonly places: readonly PlaceOfWeek[];
  readonly earned: Money;
  readonly takenBack: readonly { readonly code: string; readonly note: string; readonly amount: Money }[];
  /** Earned less what was taken back. */
  readonly brought: Money;
  /** Payouts that left, below zero, and those that came back. */
  readonly payouts: readonly { readonly date: string; readonly amount: Money }[];
  readonly before: Money;
  readonly after: Money;
}
