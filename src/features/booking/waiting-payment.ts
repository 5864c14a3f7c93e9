/** A payment that waits for the payer's bank; kept while the bank's page is open. */
export interface Waiting {
  readonly bookingId: string;
  readonly intentId: string;
  readonly requestId: string;
}

const key = 'waitingPayment';

export function keepWaiting(waiting: Waiting | null): void {
  try {
    if (waiting === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(waiting));
  } catch {
    // Without storage the webhook confirms the booking, and the mail brings its ticket.
  }
}

/** What was kept. */
export function getWaiting(): Waiting | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Waiting | null;
  } catch {
    return null;
  }
}
