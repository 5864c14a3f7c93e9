/** A message that has not gone yet, under the number by which a repetition is known. */
export interface WaitingMessage {
  readonly requestId: string;
  readonly text: string;
}

const keyOf = (scope: string): string => `message:${scope}`;

const isMessage = (value: unknown): value is WaitingMessage =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as WaitingMessage).requestId === 'string' &&
  typeof (value as WaitingMessage).text === 'string';

/** What this device keeps for an order, oldest first; what is not readable is left out. */
export function waitingMessages(scope: string): readonly WaitingMessage[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(scope)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** Keeps it on this device, where it has storage; nothing is left behind once nothing waits. */
export function keepWaiting(scope: string, messages: readonly WaitingMessage[]): void {
  try {
    if (messages.length === 0) localStorage.removeItem(keyOf(scope));
    else localStorage.setItem(keyOf(scope), JSON.stringify(messages));
  } catch {
    // They wait as long as the page is open.
  }
}
