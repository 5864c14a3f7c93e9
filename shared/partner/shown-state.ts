import type { HostedState } from './bookings-schema.ts';

/** What a location's people read of a booking: at the counter where its bags are or were there, else its state. */
export type ShownState = HostedState | 'inStore' | 'handedBack';

interface Stay {
  readonly status: HostedState;
  /** When its bags were taken in and handed back (ISO). */
  readonly inAt: string | null;
  readonly outAt: string | null;
}

/** A canceled one whose bags are inside is in store. */
export function shownState({ status, inAt, outAt }: Stay): ShownState {
  if (inAt !== null && outAt === null) return 'inStore';
  return inAt !== null && status !== 'canceled' ? 'handedBack' : status;
}
