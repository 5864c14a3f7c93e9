import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const origin = 'https://cloakroom.example';
const pathOf = (asked: string | { readonly url: string }): string => {
  const url = new URL(typeof asked === 'string' ? asked : asked.url, origin);
  return url.pathname + url.search;
};

/** The worker in a browser of its own, whose site answers as `site` says and where caches are asked one after the other. */
function startWorker(site: (path: string) => Response) {
  const stores = new Map<string, Map<string, Response>>();
  const seen: boolean[] = [];
  const cookies = new Map<string, string>();
  const isKept = () => [...(stores.get('offline-1')?.keys() ?? [])].some((key) => key.startsWith('/offline?'));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: string | { readonly url: string }) => store.get(pathOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void store.set(pathOf(asked), answer),
      keys: async () => [...store.keys()].map((path) => ({ url: origin + path })),
      delete: async (asked: string) => {
        const isThere = store.delete(pathOf(asked));
        if (name === 'offline-1') seen.push(isKept());
        return isThere;
      },
    };
  };
  const heard = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin },
    registration: { showNotification: async (title: string, about: object) => void shown.push({ title, ...about }) },
    clients: {
      matchAll: async () => [{ url: `${origin}/counter`, focus: () => opened.push('the counter that is there') }],
      openWindow: async (href: string) => void opened.push(href),
    },
    cookieStore: {
      get: async (name: string) => (cookies.has(name) ? { name, value: cookies.get(name) } : null),
    },
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
  };
  const fetch = async (asked: string | { readonly url: string }) => site(pathOf(asked));
  const match = async () => undefined;
  const remove = async (name: string) => stores.delete(name);
  class Request {
    readonly url: string;
    constructor(url: string | URL) {
      this.url = String(url);
    }
  }
  runInNewContext(code, {
    self,
    caches: { open, match, delete: remove },
    fetch,
    Request,
    Response,
    URL,
    URLSearchParams,
  });
  const tell = async (data: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    heard.get('message')?.({ data, waitUntil: (part: Promise<unknown>) => work.push(part) });
    await Promise.all(work);
  };
  /** Opens a page, as an address that is typed does. */
  const visit = async (path: string): Promise<string> => {
    const opened: Promise<Response>[] = [];
    const request = { url: origin + path, method: 'GET', mode: 'navigate' };
    heard.get('fetch')?.({ request, respondWith: (answer: Promise<Response>) => opened.push(answer) });
    return (await Promise.all(opened.map(async (answer) => (await answer).text()))).join('');
  };
  const hear = async (name: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    heard.get(name)?.({ ...event, waitUntil: (part: Promise<unknown>) => work.push(part) });
    await Promise.all(work);
  };
  const tickets = () => [...(stores.get('tickets-1')?.keys() ?? [])].toSorted();
  return { tell, visit, hear, shown, opened, tickets, isKept, seen, cookies };
}

const page = () => new Response('<script>const files=["/assets/entry-1.js","/assets/page-1.js"]</script>');

test('the page for no network is there also while that of a newer release takes its place', async () => {
  const worker = startWorker((path) => (path.startsWith('/offline') ? page() : new Response('')));
  await worker.tell({ offline: 'en', script: '/assets/entry-1.js' });
  await worker.tell({ offline: 'en', script: '/assets/entry-2.js' });
  expect(worker.seen).toEqual([true]);
});

test('a page of which a file did not come is not kept: it would stay empty', async () => {
  let isBusy = true;
  const worker = startWorker((path) => {
    if (path.startsWith('/offline')) return page();
    return path === '/assets/page-1.js' && isBusy ? new Response('', { status: 503 }) : new Response('');
  });
  await worker.tell({ offline: 'en', script: '/assets/entry-1.js' });
  expect(worker.isKept()).toBe(false);
  isBusy = false;
  await worker.tell({ offline: 'en', script: '/assets/entry-1.js' });
  expect(worker.isKept()).toBe(true);
});

const ticket = '/orders/0190a000-0000-7000-8000-000000000001';

/** A worker that keeps a ticket, shown to whom the last of these holders is; without a network from `cut` on. */
async function withTicket(holders: readonly string[], pickUpAt = '2999-01-01T12:00:00Z') {
  let isCut = false;
  const worker = startWorker(() => {
    if (isCut) throw new TypeError('Failed to fetch');
    return new Response('the ticket');
  });
  for (const holder of holders.slice(0, -1)) await worker.tell({ holder });
  await worker.tell({ keep: ticket, files: [], order: { pickUpAt } });
  for (const holder of holders.slice(-1)) await worker.tell({ holder });
  worker.cookies.set('cloakroom_guest_mark', 'a1');
  return { ...worker, cut: () => (isCut = true) };
}

test('a ticket is kept for the guest whose session begins with it, and opens without a network', async () => {
  const worker = await withTicket(['visitor', 'guest a1']);
  expect(worker.tickets()).toEqual([ticket, `${ticket}.json`]);
  worker.cut();
  expect(await worker.visit(ticket)).toBe('the ticket');
});

test.each(['visitor', 'ada', 'guest b2'])('a ticket of a guest goes when the pages are those of %s', async (next) => {
  const worker = await withTicket(['visitor', 'guest a1']);
  await worker.tell({ holder: next });
  expect(worker.tickets()).toEqual([]);
});

test('a ticket of a guest goes with the session, without a network too: who comes next sees nothing of it', async () => {
  const worker = await withTicket(['visitor', 'guest a1']);
  worker.cut();
  worker.cookies.delete('cloakroom_guest_mark');
  await expect(worker.visit(ticket)).rejects.toThrow('Failed to fetch');
  expect(worker.tickets()).toEqual([]);
});

test('a ticket of a guest goes without a network where the next one is another guest', async () => {
  const worker = await withTicket(['visitor', 'guest a1']);
  worker.cut();
  worker.cookies.set('cloakroom_guest_mark', 'b2');
  await expect(worker.visit('/find-booking')).rejects.toThrow('Failed to fetch');
  expect(worker.tickets()).toEqual([]);
});

test('a ticket of a person stays without a network, whatever guests this browser had', async () => {
  const worker = await withTicket(['ada']);
  worker.cut();
  worker.cookies.delete('cloakroom_guest_mark');
  expect(await worker.visit(ticket)).toBe('the ticket');
});

test.each(['visitor', 'guest a1', 'grace'])(
  'a ticket of a person goes when the pages are those of %s',
  async (next) => {
    const worker = await withTicket(['ada']);
    await worker.tell({ holder: next });
    expect(worker.tickets()).toEqual([]);
  },
);

test('a ticket goes a day after its pick-up, with the next page and without a network', async () => {
  const recent = new Date(Date.now() - 23 * 3_600_000).toISOString();
  expect((await withTicket(['visitor', 'guest a1'], recent)).tickets()).toEqual([ticket, `${ticket}.json`]);
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
  expect((await withTicket(['visitor', 'guest a1'], old)).tickets()).toEqual([]);
  const cut = await withTicket(['guest a1'], recent);
  await cut.tell({ keep: ticket, files: [], order: { pickUpAt: old } });
  cut.cut();
  await expect(cut.visit(ticket)).rejects.toThrow('Failed to fetch');
  expect(cut.tickets()).toEqual([]);
});

test('what the site tells is shown, and a press opens what it is about, within the site', async () => {
  const { hear, shown, opened } = startWorker(() => new Response(''));
  const told = { title: 'New booking', body: '2 bags', path: '/dashboard/bookings', tag: 'booking 1', lang: 'en' };
  await hear('push', { data: { json: () => told } });
  await hear('push', { data: null });
  expect(shown).toEqual([
    expect.objectContaining({ title: 'New booking', body: '2 bags', tag: 'booking 1', data: { path: told.path } }),
  ]);
  let closed = 0;
  for (const path of [told.path, '/counter', 'https://elsewhere.example/x'])
    await hear('notificationclick', { notification: { close: () => (closed += 1), data: { path } } });
  expect(closed).toBe(3);
  expect(opened).toEqual([`${origin}/dashboard/bookings`, 'the counter that is there']);
});
