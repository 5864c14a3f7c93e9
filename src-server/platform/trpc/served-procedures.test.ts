import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { searchRouter } from '#server/modules/search/search.router.ts';
import { toWireError } from '#server/platform/errors/wire-error.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

import { setStrictAnswers } from './answer.ts';
import type { RequestContext } from './request-context.ts';
import { causeOf, createCallerFactory } from './trpc.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A visitor's, with what a read needs. */
const contextOf = ({ deps }: TestApp) =>
  ({
    deps,
    viewer: { kind: 'visitor', guestSessionId: null },
    locale: 'en',
    requestId: 'x',
    ip: '127.0.0.1',
  }) as RequestContext;

const get = (path: string, query: Record<string, string> = {}) => t.app.inject({ url: `/trpc/${path}`, query });
const post = (path: string, payload: string, type: string | null = 'application/json') =>
  t.app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    payload,
    headers: type === null ? {} : { 'content-type': type },
  });
const code = (answer: { json(): { error: { data: { code: string } } } }) => answer.json().error.data.code;

describe('a call', () => {
  it('is answered whole, as JSON', async () => {
    const answer = await get('search.businessTypes');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toEqual({ result: { data: expect.any(Array) } });
  });

  it('whose input stands within thousands of others is malformed, by REST too', async () => {
    const deep = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
    for (const payload of [deep, `{"name":${deep}}`]) {
      const answer = await post('cms.contact', payload);
      expect([answer.statusCode, code(answer)]).toEqual([400, 'BAD_REQUEST']);
    }
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/bookings',
      payload: `{"booking":${deep}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('of an unknown name is not found', async () => {
    for (const path of ['search.nothing', '__proto__', 'search', '', 'constructor.name'])
      expect([path, code(await get(path))]).toEqual([path, 'NOT_FOUND']);
  });

  it('that writes is not made by an address', async () => {
    const input = JSON.stringify({ email: 'ada@example.com' });
    expect((await get('cms.subscribe', { input })).statusCode).toBe(400);
    expect(await t.rows('select 1 from subscriptions')).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', null])('that writes is not made by %s', async (type) => {
    const answer = await post('cms.subscribe', '{"email":"ada@example.com"}', type);
    expect(answer.statusCode).toBe(400);
    expect(await t.rows('select 1 from subscriptions')).toEqual([]);
  });

  it('without an input may come without a body, and one that needs an input is refused', async () => {
    const asked = (path: string) =>
      t.app.inject({ method: 'POST', url: `/trpc/${path}`, headers: { 'content-type': 'application/json' } });
    expect((await asked('accounts.signOut')).statusCode).toBe(200);
    expect((await asked('cms.subscribe')).statusCode).toBe(422);
  });

  it('that cannot be read is refused in the words of the procedures', async () => {
    expect((await get('search.places', { input: '{' })).json()).toMatchObject({
      error: { data: { httpStatus: 400, key: 'malformedBody' } },
    });
  });
});

describe('an answer that breaks its promise', () => {
  it('is a bug, of which no caller hears what or where, by procedure and over REST', async () => {
    const broken = { ...t.deps, db: { ...t.deps.db, query: async <Row>() => [{ id: 7, secret: 'hush' } as Row] } };
    const caller = createCallerFactory(searchRouter)({ ...contextOf(t), deps: broken });
    const thrown = await caller.businessTypes().catch((error: unknown) => error);
    if (!(thrown instanceof TRPCError)) expect.fail('was answered');
    const wire = toWireError(causeOf(thrown), 'en');
    expect(wire).toMatchObject({ status: 500, isBug: true, fields: null });
    expect(JSON.stringify(wire)).not.toMatch(/hush|expected|invalid_type/);
  });

  describe('by something more', () => {
    const broken = () => ({
      ...t.deps,
      db: { ...t.deps.db, query: async <Row>() => [{ id: '7', type: 'kiosk', secret: 'hush' } as Row] },
    });
    const ask = () => createCallerFactory(searchRouter)({ ...contextOf(t), deps: broken() }).businessTypes();

    it('fails in tests, which name it', async () => {
      const thrown = await ask().catch((error: unknown) => error);
      if (!(thrown instanceof TRPCError)) expect.fail('was answered');
      expect(thrown.cause?.message).toBe('The answer has 0.secret, which its schema does not name');
    });

    it('is answered without it elsewhere', async () => {
      setStrictAnswers(false);
      onTestFinished(() => setStrictAnswers(true));
      expect(await ask()).toEqual([{ id: '7', type: 'kiosk' }]);
    });
  });
});

describe('a batch', () => {
  it('answers every call in its place, and one that is refused for itself', async () => {
    const answer = await get('search.businessTypes,search.places,search.nothing', {
      batch: '1',
      input: '{"1":{"text":"xyz"}}',
    });
    expect(answer.statusCode).toBe(207);
    expect(answer.json()).toMatchObject([
      { result: { data: expect.any(Array) } },
      { result: { data: expect.any(Array) } },
      { error: { data: { code: 'NOT_FOUND' } } },
    ]);
  });

  it.each(['1', '"text"', 'null'])('whose inputs are %s is refused', async (input) => {
    expect((await get('search.businessTypes', { batch: '1', input })).statusCode).toBe(400);
  });
});
