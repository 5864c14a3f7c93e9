/** Starts the service worker that keeps seen tickets readable without a network; browsers without one do as before. */
export function keepTicketsOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Keeps the page that stands in for those that cannot be loaded without a network, in one language. */
export function keepOfflinePage(locale: string): void {
  if (!('serviceWorker' in navigator)) return;
  const script = document.querySelector<HTMLScriptElement>('script[data-entry]')?.getAttribute('src') ?? '';
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ offline: locale, script }));
}

/**
 * Keeps the counter's page, which needs no network, in one language, with every file that it may ask for.
 * @param fetchMore fetches what it loads later on
 */
export async function keepCounterPage(locale: string, fetchMore: () => Promise<void>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  await fetchMore().catch(() => undefined);
  const script = document.querySelector<HTMLScriptElement>('script[data-entry]')?.getAttribute('src') ?? '';
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  active?.postMessage({ offline: locale, script, page: '/counter', files });
}

const isDashboard = (path: string): boolean => /^\/(dashboard|counter)(\/|\?|$)/.test(path);

/** Where the page that stands in for others is, for a person who wanted to go to `href`. */
export const offlineAddress = (href: string): string =>
  `${isDashboard(href) ? '/counter' : '/offline'}?${new URLSearchParams({ from: href })}`;

/** Pages that are the same for every visitor, with what the device keeps. */
export const isOfflinePage = (pathname: string): boolean => pathname === '/offline' || pathname === '/counter';

/** Whether that page is kept on this device. */
export const isOfflinePageKept = async (): Promise<boolean> =>
  'caches' in globalThis && (await caches.match('/offline', { ignoreSearch: true })) !== undefined;

/** As long as a ticket is kept after its pick-up, in milliseconds; the worker takes it off the device then. */
const KEPT_AFTER = 24 * 60 * 60 * 1000;

/** The mark of the guest's session that this browser has; gone with it. */
const guestMark = (): string | null => /(?:^|; )cloakroom_guest_mark=(\w+)/.exec(document.cookie)?.[1] ?? null;

const guestHolder = (mark: string): string => `guest ${mark}`;

/** Whether what is kept is that of a guest whose session is not here any more. */
async function isOfGuestGone(): Promise<boolean> {
  const holder = await (await caches.match('/holder', { cacheName: 'holder-1' }))?.text();
  return holder?.startsWith('guest ') === true && holder !== guestHolder(guestMark() ?? '');
}

/** What was kept of every ticket that was seen, until a day after its pick-up, and when, an ISO instant. */
export async function keptTickets<T extends { readonly pickUpAt: string }>(): Promise<
  readonly { readonly ticket: T; readonly keptAt: string }[]
> {
  if (!('caches' in globalThis) || (await isOfGuestGone())) return [];
  const cache = await caches.open('tickets-1');
  const kept = (await cache.keys()).filter(({ url }) => url.endsWith('.json'));
  const tickets = await Promise.all(
    kept.map(async (request) => {
      const answer = await cache.match(request);
      const keptAt = new Date(answer?.headers.get('date') ?? 0).toISOString();
      return { ticket: (await answer?.json()) as T, keptAt };
    }),
  );
  return tickets.filter(({ ticket }) => Date.now() < Date.parse(ticket.pickUpAt) + KEPT_AFTER);
}

/** The page that a person signed out on: it may come to life only then, and its ticket is theirs no more. */
let forgottenPath: string | null = null;

/** Keeps the ticket at `path`, and what its order says, with the files that this page has loaded, however it was come to. */
export function keepTicket(path: string, order: object): void {
  if (!('serviceWorker' in navigator) || path === forgottenPath) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const at = new Date().toUTCString();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: path, at, files, order }));
}

/** Whether the ticket at `path` could be opened without a network. */
export const isTicketKept = async (path: string): Promise<boolean> =>
  typeof document !== 'undefined' && 'caches' in globalThis && (await caches.match(path)) !== undefined;

/**
 * Says whose pages these are, so that tickets which were kept for another person go.
 * @param personId `null` for a visitor
 * @param isGuest whether a visitor's browser has the session of a guest, who is shown tickets
 */
export function keepTicketsFor(personId: string | null, isGuest: boolean): void {
  if (!('serviceWorker' in navigator)) return;
  if (personId !== null) forgottenPath = null;
  const mark = isGuest ? guestMark() : null;
  const holder = personId ?? (mark === null ? 'visitor' : guestHolder(mark));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ holder }));
}

/** Takes kept tickets off this device; called at sign-out. */
export function forgetTickets(): void {
  if (!('serviceWorker' in navigator)) return;
  forgottenPath = location.pathname;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('forget-tickets'));
}
