// Keeps tickets that were seen readable without a network. Pages of orders: network first; built files: cache first. Any
// other page that cannot be loaded leads to our own, which shows the kept tickets.
const FILES = 'files-1';
const TICKETS = 'tickets-1';
const HOLDER = 'holder-1';
const OFFLINE = 'offline-1';
const DAY = 24 * 60 * 60 * 1000;

const OFFLINE_PATH = '/offline';
/** The partner's counter, which works with what the device keeps. */
const COUNTER_PATH = '/counter';

const isTicket = (url) => /^\/orders\/[0-9a-f-]{36}$/.test(url.pathname);
const isDashboard = (url) => /^\/(dashboard|counter)(\/|$)/.test(url.pathname);
/** Addresses that are no pages of ours. */
const isOther = (url) => /^\/(api|sandbox|dev|files|assets)\//.test(url.pathname);
const isFile = (url) => /^\/(assets|icons|scenes|files)\//.test(url.pathname);

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const wanted = [FILES, TICKETS, HOLDER, OFFLINE];
  const cleaned = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => !wanted.includes(name)).map((name) => caches.delete(name))));
  event.waitUntil(cleaned.then(() => self.clients.claim()));
});

// A person who signs out takes their tickets off the device. A ticket that was come to without loading a page, or before
// this worker was there, is kept when its page says so.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'forget-tickets') {
    forgotten += 1;
    event.waitUntil(inTurn(() => caches.delete(TICKETS)));
  } else if (typeof data?.holder === 'string') event.waitUntil(inTurn(() => keepFor(data.holder).then(dropOld)));
  else if (typeof data?.keep === 'string') {
    const asked = forgotten;
    event.waitUntil(inTurn(() => keepTicket(data, () => asked === forgotten)));
  } else if (typeof data?.offline === 'string') event.waitUntil(keepOfflinePage(data).catch(() => undefined));
});

// How often tickets were forgotten: one that was still being kept then is not kept any more.
let forgotten = 0;
let turn = Promise.resolve();

// One after the other, so that a ticket that came with its holder is not taken for one of the holder before.
function inTurn(task) {
  turn = turn.then(task, task).catch(() => undefined);
  return turn;
}

// Tickets are kept for their holder, a person or a guest's session: when the pages are another holder's, or no one's
// because the session has ended, they go. A visitor without a session is shown none: what is kept by then came
// with the session that has just begun.
async function keepFor(holder) {
  const cache = await caches.open(HOLDER);
  const before = await (await cache.match('/holder'))?.text();
  if (before === holder) return;
  if (before !== undefined && before !== 'visitor') await caches.delete(TICKETS);
  await cache.put('/holder', new Response(holder));
}

// A guest's tickets go with the guest's session, whose mark is a cookie that script may read; a browser that lets no worker
// read cookies drops them with the next page that it loads.
async function dropOfGuestGone() {
  const holder = (await (await (await caches.open(HOLDER)).match('/holder'))?.text()) ?? '';
  if (!holder.startsWith('guest ') || self.cookieStore === undefined) return;
  const mark = await self.cookieStore.get('cloakroom_guest_mark');
  if (holder !== `guest ${mark?.value}`) await keepFor('visitor');
}

async function dropGone() {
  await dropOfGuestGone();
  await dropOld();
}

// A ticket goes a day after its pick-up at the latest, and one that does not say when, a day after it came.
async function dropOld() {
  const cache = await caches.open(TICKETS);
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname.replace(/\.json$/, '');
    const [page, order] = await Promise.all([cache.match(path), cache.match(`${path}.json`)]);
    const { pickUpAt = page?.headers.get('date') } = (await order?.json()) ?? {};
    if (Date.now() < Date.parse(pickUpAt) + DAY) continue;
    await Promise.all([cache.delete(path), cache.delete(`${path}.json`)]);
  }
}

async function keepTicket({ keep, at = new Date().toUTCString(), files, order }, isWanted) {
  const url = new URL(keep, self.location.origin);
  if (!isTicket(url)) return;
  const own = files.map((file) => new URL(file)).filter((file) => file.origin === url.origin && isFile(file));
  await Promise.allSettled(own.map((file) => fileFirstFromCache(new Request(file))));
  if (isWanted()) await ticketFirstFromNetwork(new Request(url)).catch(() => undefined);
  if (!isWanted()) return;
  const cache = await caches.open(TICKETS);
  const headers = { 'content-type': 'application/json', date: at };
  await cache.put(`${url.pathname}.json`, new Response(JSON.stringify(order), { headers }));
}

// The page in one language with every file that it names, as it is for every visitor: asked for without cookies, and again
// when the site's code has changed.
async function keepOfflinePage({ offline, script, page = OFFLINE_PATH, files: also = [] }) {
  if (page !== OFFLINE_PATH && page !== COUNTER_PATH) return;
  const own = also.map((file) => new URL(file)).filter((file) => file.origin === self.location.origin && isFile(file));
  await Promise.allSettled(own.map((file) => fileFirstFromCache(new Request(file))));
  const cache = await caches.open(OFFLINE);
  const key = `${page}?kept=${encodeURIComponent(`${offline} ${script}`)}`;
  if ((await cache.match(key)) !== undefined) return;
  const answer = await fetch(`${page}?lang=${offline}`, { credentials: 'omit' });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path));
  const came = await Promise.all(
    [...files].map((path) => fileFirstFromCache(new Request(new URL(path, self.location.origin)))),
  );
  // Without one of them it would stay empty: it is asked for again by the next page.
  if (!came.every(({ ok }) => ok)) return;
  // The new one first, so that there is one at every moment.
  await cache.put(key, answer);
  for (const before of await cache.keys()) {
    const { pathname, search } = new URL(before.url);
    if (pathname === page && pathname + search !== key) await cache.delete(before);
  }
}

// A page is fetched as ever; without a network our own says so, and where the person wanted to go.
async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch (error) {
    await dropGone();
    const url = new URL(request.url);
    const keptOf = (path) => caches.match(path, { cacheName: OFFLINE, ignoreSearch: true });
    const [offline, counter] = await Promise.all([keptOf(OFFLINE_PATH), keptOf(COUNTER_PATH)]);
    const [path, kept] = counter !== undefined && isDashboard(url) ? [COUNTER_PATH, counter] : [OFFLINE_PATH, offline];
    if (kept === undefined) throw error;
    if (url.pathname === path) return kept;
    return Response.redirect(`${path}?${new URLSearchParams({ from: url.pathname + url.search })}`);
  }
}

async function ticketFirstFromNetwork(request) {
  const cache = await caches.open(TICKETS);
  const key = new URL(request.url).pathname;
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(key, answer.clone());
    else if (answer.status === 404) await Promise.all([cache.delete(key), cache.delete(`${key}.json`)]);
    return answer;
  } catch (error) {
    await dropGone();
    // A cache that was deleted still answers who has it open.
    const kept = await (await caches.open(TICKETS)).match(key);
    if (kept !== undefined) return kept;
    if (request.mode === 'navigate') return pageOrOffline(request);
    throw error;
  }
}

async function fileFirstFromCache(request) {
  const cache = await caches.open(FILES);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isTicket(url)) event.respondWith(ticketFirstFromNetwork(request));
  else if (request.mode === 'navigate' && !isOther(url)) event.respondWith(pageOrOffline(request));
  else if (isFile(url)) event.respondWith(fileFirstFromCache(request));
  // A page that asks whether the site is there would be loaded anew from here: the same way is asked.
  else if (url.pathname === '/healthz') event.respondWith(fetch(request));
});

// What the site tells: on a device that cannot read it, nothing.
self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  const shown = { body, tag, lang, icon: '/icons/app-192.png', badge: '/icons/app-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

// A press opens what it is about, in a window that is there already where there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find((each) => new URL(each.url).pathname === url.pathname);
    return there === undefined ? self.clients.openWindow(url.href) : there.focus();
  };
  event.waitUntil(open());
});
