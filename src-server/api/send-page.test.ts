import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { tooManyRequests } from '#server/platform/errors/common.errors.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const drawShop = () => Promise.reject(new Error('No drawing is wanted'));
const drawStreet = drawShop;

describe('a built file that is not there', () => {
  it('is answered shortly and is not kept, so that it may come again', async () => {
    const t = await createTestApp();
    const root = await mkdtemp(join(tmpdir(), 'cloakroom-files-'));
    await mkdir(join(root, 'dist/client'), { recursive: true });
    const app = await buildApp({
      deps: t.deps,
      root,
      dev: false,
      health: t.health,
      metrics: t.metrics,
      createRenderer: async () => ({
        drawShop,
        drawStreet,
        render: () => Promise.reject(new Error('No page is wanted')),
      }),
    });
    const answer = await app.inject({ url: '/assets/core-00000000.js', headers: { accept: '*/*' } });
    expect(answer).toMatchObject({ statusCode: 404, body: 'Not Found\n' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    await app.close();
    await t.close();
    await rm(root, { recursive: true });
  });
});

function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

describe('a page on its way', () => {
  it('goes out compressed, and its head leaves before its end is made', async () => {
    const t = await createTestApp();
    const root = await mkdtemp(join(tmpdir(), 'cloakroom-pages-'));
    await mkdir(join(root, 'dist/client'), { recursive: true });
    const head = `<!doctype html><title>Cloakroom</title>${'<!-- -->'.repeat(500)}`;
    let read = () => {};
    const body = async function* () {
      yield new TextEncoder().encode(head);
      await new Promise<void>((resolve) => {
        read = resolve;
      });
      yield new TextEncoder().encode('<main></main>');
    };
    const app = await buildApp({
      deps: t.deps,
      root,
      dev: false,
      health: t.health,
      metrics: t.metrics,
      createRenderer: async () => ({
        drawShop,
        drawStreet,
        render: async () => new Response(streamOf(body()), { headers: { 'content-type': 'text/html; charset=UTF-8' } }),
      }),
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await fetch(`${address}/map`, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      while (text.length < head.length) text += (await reader?.read())?.value ?? '';
      expect(text).toBe(head);
      read();
      expect((await reader?.read())?.value).toBe('<main></main>');
      expect((await reader?.read())?.done).toBe(true);
    }
    const asked = await app.inject({ method: 'HEAD', url: '/map' });
    expect(asked).toMatchObject({ statusCode: 200, body: '' });
    await app.close();
    await t.close();
    await rm(root, { recursive: true });
  });
});

describe('a page that cannot be made', () => {
  let t: TestApp;
  /** A build without a file in it. */
  let root: string;
  const logged: object[] = [];
  beforeAll(async () => {
    t = await createTestApp();
    root = await mkdtemp(join(tmpdir(), 'cloakroom-pages-'));
    await mkdir(join(root, 'dist/client'), { recursive: true });
  });
  afterAll(async () => {
    await t.close();
    await rm(root, { recursive: true });
  });

  const ask = async (
    changed: Partial<Deps>,
    headers: Record<string, string> = {},
    failure = new Error('relation "users" does not exist'),
  ) => {
    const log = Object.create(t.deps.log, {
      error: { value: (details: object) => logged.push(details) },
    }) as Deps['log'];
    const app = await buildApp({
      deps: { ...t.deps, log, ...changed },
      root,
      dev: false,
      health: t.health,
      metrics: t.metrics,
      createRenderer: async () => ({
        drawShop,
        drawStreet,
        render: async () => {
          throw failure;
        },
      }),
    });
    logged.length = 0;
    const answer = await app.inject({ url: '/map?q=%22%3E%3Cscript%3E', headers: { accept: 'text/html', ...headers } });
    await app.close();
    return answer;
  };

  it('is answered by one for people: what happened, what was kept, what to do, and nothing of the inside', async () => {
    const answer = await ask({});
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain('<h1>Something went wrong</h1>');
    expect(answer.body).toContain('Your search and your bookings are kept.');
    expect(answer.body).toContain('<a href="/map?q=%22%3E%3Cscript%3E">Try again</a>');
    expect(answer.body).not.toMatch(/relation|users|<script/);
    const [, nonce] = /<style nonce="([^"]+)"/.exec(answer.body) ?? [];
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(logged).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ message: 'relation "users" does not exist' }) }),
    ]);
  });

  it('says so in the language and the colours that were chosen', async () => {
    const { body } = await ask({}, { cookie: 'cloakroom_locale=fr; cloakroom_theme=dark', 'accept-language': 'es' });
    expect(body).toContain('<html lang="fr" data-theme="dark">');
    expect(body).toContain('<h1>Une erreur est survenue</h1>');
    expect((await ask({}, { 'accept-language': 'es' })).body).toContain('<html lang="es">');
  });

  it('because its address asked too often says how long to wait, and is no bug', async () => {
    const refused = new Error('Too many attempts.', {
      cause: new Error('tooManyRequests', { cause: tooManyRequests(150) }),
    });
    const answer = await ask({}, { 'accept-language': 'es' }, refused);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('150');
    expect(answer.body).toContain('<p>Demasiados intentos. Espera 3 minutos e inténtalo de nuevo.</p>');
    expect(logged).toEqual([]);
  });

  it('because the database is away can be asked for again later', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const sessions = { ...t.deps.sessions, findUser: () => Promise.reject(away) };
    const answer = await ask({ sessions }, { cookie: 'cloakroom_session=somebody' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('<h1>Something went wrong</h1>');
    expect(logged).toEqual([expect.objectContaining({ err: away })]);
  });
});

describe('a page that is the same for every visitor', () => {
  it('is made once for visitors without a session, by language, and anew for every visitor who has one', async () => {
    const t = await createTestApp();
    const root = await mkdtemp(join(tmpdir(), 'cloakroom-shared-'));
    await mkdir(join(root, 'dist/client'), { recursive: true });
    let made = 0;
    const app = await buildApp({
      deps: t.deps,
      root,
      dev: false,
      health: t.health,
      metrics: t.metrics,
      createRenderer: async () => ({
        drawShop,
        drawStreet,
        render: async ({ nonce, locale }) => {
          made += 1;
          return new Response(`<p lang="${locale}" class="${nonce}">`, { headers: { 'content-type': 'text/html' } });
        },
      }),
    });
    const visit = async (url: string, headers: Record<string, string> = {}) => {
      const { body, headers: sent } = await app.inject({ url, headers });
      const [, nonce = ''] = /class="([^"]+)"/.exec(body) ?? [];
      expect(sent['content-security-policy']).toContain(nonce);
      return nonce;
    };
    const first = await visit('/');
    expect(await visit('/')).not.toBe(first);
    expect(made).toBe(1);
    await visit('/', { 'accept-language': 'fr' });
    expect(made).toBe(2);
    for (const cookie of ['cloakroom_session=a', 'cloakroom_guest=b', 'ba_user_filters=c']) {
      await visit('/', { cookie });
      await visit('/', { cookie });
    }
    expect(made).toBe(8);
    for (const url of ['/map', '/map/shop', '/orders', '/book/review']) {
      await visit(url);
      await visit(url);
    }
    expect(made).toBe(16);
    // A caller that asks for a language by a header of their own must not choose it for the next visitor.
    await visit('/terms', { 'x-locale': 'fr' });
    const { body } = await app.inject({ url: '/terms' });
    expect(body).toContain('lang="en"');
    await app.close();
    await t.close();
    await rm(root, { recursive: true });
  });
});
