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
  const isKept = () => [...(stores.get('offline-1')?.keys() ?? [])].some((key) => key.startsWith('/offline?'));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: string) => store.get(pathOf(asked))?.clone(),
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
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
  };
  const fetch = async (asked: string | { readonly url: string }) => site(pathOf(asked));
  class Request {
    readonly url: string;
    constructor(url: string | URL) {
      this.url = String(url);
    }
  }
  runInNewContext(code, { self, caches: { open }, fetch, Request, Response, URL, URLSearchParams });
  const tell = async (data: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    heard.get('message')?.({ data, waitUntil: (part: Promise<unknown>) => work.push(part) });
    await Promise.all(work);
  };
  return { tell, isKept, seen };
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
