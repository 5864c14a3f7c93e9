/** Whether this browser can be notified, and its person has not said no to that. Only in the browser. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission !== 'denied';

/** What this browser is subscribed with; `null` where it is not. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canBeNotified()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, and subscribes this browser. `null` where they said no. @throws where its push service cannot be reached. */
export async function subscribeBrowser(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { serviceWorker } = navigator;
  // `ready` never comes where the worker could not be started.
  const registration = (await serviceWorker.getRegistration()) ?? (await serviceWorker.register('/sw.js'));
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const paidKey = 'just-paid';
const laterKey = 'notify-later';

/** An order was paid a moment ago, in this tab. */
export function markPaid(bookingId: string): void {
  try {
    sessionStorage.setItem(paidKey, bookingId);
  } catch {
    // Without storage nothing is asked.
  }
}

/** Whether it is the moment to ask: after paying, and once more when the bags are in where the answer was 'Not now'. */
export function isMomentToAsk(bookingId: string, isInStore: boolean): boolean {
  try {
    const later = localStorage.getItem(laterKey);
    return later === null ? sessionStorage.getItem(paidKey) === bookingId : isInStore && later === '1';
  } catch {
    return false;
  }
}

/** 'Not now': after the second one no one is asked again. */
export function notNow(): void {
  try {
    localStorage.setItem(laterKey, localStorage.getItem(laterKey) === null ? '1' : '2');
  } catch {
    // They are asked again then.
  }
}

const counterKey = 'notify-counter';

/** Whether the counter's people said 'Not now' on this device. */
export function isCounterLeftAlone(): boolean {
  try {
    return localStorage.getItem(counterKey) !== null;
  } catch {
    return true;
  }
}

/** They are not asked again at this counter. */
export function leaveCounterAlone(): void {
  try {
    localStorage.setItem(counterKey, 'later');
  } catch {
    // Without storage they were not asked.
  }
}
