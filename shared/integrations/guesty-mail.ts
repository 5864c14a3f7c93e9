import type { Instant } from '@js-joda/core';

/** What is known of a guest's reservation when it is asked whether they are written to. */
export interface ReservedStay {
  readonly status: string;
  readonly guestEmail: string | null;
  /** When it was made. */
  readonly madeAt: Instant;
  readonly notifiedAt: Instant | null;
  /** Local date of the arrival, `YYYY-MM-DD`; `null` where no one said. */
  readonly arrivesOn: string | null;
}

/** So many guests of one partner are written to within a day at most; the others wait for the next. */
export const GUESTS_A_DAY = 100;

export interface MailSettings {
  readonly isEnabled: boolean;
  /** Hours after the reservation was made. */
  readonly delayHours: number;
}

/** A reservation that is no more, or never was one. */
const overStatuses = new Set(['canceled', 'cancelled', 'declined', 'expired', 'closed', 'inquiry', 'awaitingpayment']);

export const isOver = (status: string): boolean => overStatuses.has(status.toLowerCase().replace(/[^a-z]/g, ''));

export type GuestyMailState =
  | { readonly state: 'sent' | 'canceled' | 'off' | 'noAddress' | 'tooLate' }
  | { readonly state: 'waiting' | 'due'; readonly at: Instant };

/** Whether a guest is written to: once per reservation, none for one that is over, at its hour or as soon as we know. */
export function guestyMailState(stay: ReservedStay, settings: MailSettings, now: Instant): GuestyMailState {
  if (stay.notifiedAt !== null) return { state: 'sent' };
  if (isOver(stay.status)) return { state: 'canceled' };
  if (!settings.isEnabled) return { state: 'off' };
  const at = stay.madeAt.plusSeconds(settings.delayHours * 3600);
  if (at.isAfter(now)) return { state: 'waiting', at };
  // Anywhere on earth it is at most a day later.
  if (stay.arrivesOn !== null && stay.arrivesOn < now.minusSeconds(86_400).toString().slice(0, 10)) {
    return { state: 'tooLate' };
  }
  return stay.guestEmail === null ? { state: 'noAddress' } : { state: 'due', at };
}
