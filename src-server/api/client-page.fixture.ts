import { createRequire } from 'node:module';
import { type IFetchInterceptor, Window } from 'happy-dom';
import { expect, vi } from 'vitest';
import { lastMail, queryOf } from '#server/modules/accounts/accounts.fixture.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const load = createRequire(import.meta.url);

/** What a client is made of, with what it keeps in variables: a new page loads it again. */
const scripts =
  /[\\/]node_modules[\\/](axios|devise-axios|redux-token-auth|j-toker|angular|angular-cookie|ng-token-auth|angular-token|jquery|jquery-deparam|jquery\.cookie|pubsub-js)[\\/]/;

export interface ClientPage {
  /** Loads a client from the registry into the page. */
  load<Client>(name: string): Client;
  readonly storage: Storage;
  close(): Promise<void>;
}

/** This document sends the body of a DELETE without its length, which browsers do not. */
const sendDeletion: IFetchInterceptor['beforeAsyncRequest'] = async ({ request, window }) => {
  if (request.method !== 'DELETE') return undefined;
  const body = await request.text();
  const { method, url } = request;
  const answer = await fetch(url, { method, headers: [...request.headers], ...(body === '' ? {} : { body }) });
  return new window.Response(await answer.text(), { status: answer.status, headers: [...answer.headers] });
};

/**
 * Opens a page: a document of its own whose scripts know nothing of an earlier page but what that left in the storage.
 * @param kept what pages leave there; the page goes on with it and leaves its own when it is closed
 */
export function openPage(url: string, kept: Map<string, string>): ClientPage {
  const window = new Window({
    url,
    settings: { fetch: { disableSameOriginPolicy: true, interceptor: { beforeAsyncRequest: sendDeletion } } },
  });
  const storage = window.localStorage as unknown as Storage;
  for (const [name, value] of kept) storage.setItem(name, value);
  for (const name of ['document', 'navigator', 'localStorage', 'XMLHttpRequest'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  for (const path of Object.keys(load.cache)) if (scripts.test(path)) Reflect.deleteProperty(load.cache, path);
  return {
    load: (name) => load(name),
    storage,
    close: async () => {
      kept.clear();
      for (let index = 0; index < storage.length; index += 1) {
        const name = storage.key(index) ?? '';
        kept.set(name, storage.getItem(name) ?? '');
      }
      vi.unstubAllGlobals();
      await window.happyDOM.close();
    },
  };
}

/** Follows the mailed link that confirms an address. */
export async function confirm(t: TestApp, email: string): Promise<void> {
  const { link } = await lastMail(t, email);
  const path = `/api/v1/partners/${queryOf(link, 'id')}/activate?t=${queryOf(link, 'token')}`;
  expect((await fetch(`${t.baseUrl()}${path}`)).status).toBe(200);
}

/** Where the mailed link of a new password leads. */
export async function followReset(t: TestApp, email: string): Promise<URL> {
  const { link } = await lastMail(t, email);
  const answer = await fetch(`${t.baseUrl()}${link.pathname}${link.search}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}
