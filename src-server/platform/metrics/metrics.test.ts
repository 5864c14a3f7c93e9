import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog, scrub } from '#server/platform/log.ts';
import { bookingCounts } from '#server/modules/booking/booking.module.ts';
import { createMetrics } from './metrics.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeMember, rest, signInBy, tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { booked } from '#server/modules/booking/order.fixture.ts';

const TOKEN = 'a token of sixteen';
const lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    config: { METRICS_TOKEN: TOKEN, production: true },
    log: createLog('info', (line) => void lines.push(line)),
  });
});
afterAll(() => t.close());

const read = async () => {
  const answer = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  return answer.body;
};

describe('/metrics', () => {
  it('opens with its token only', async () => {
    expect((await t.app.inject('/metrics')).statusCode).toBe(404);
    expect((await t.app.inject({ url: '/metrics', headers: { authorization: 'Bearer another' } })).statusCode).toBe(
      404,
    );
  });

  it('counts requests by route and status, with their time', async () => {
    await t.app.inject('/api/v1/listings/some-place?key=secret');
    expect(await read()).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/listings\/:id",status="404"\} 1/,
    );
  });

  it('tells of the event loop, the pool, the holds, the bookings and the database', async () => {
    await booked(t);
    // Counts of the database are kept for some seconds; these are fresh.
    const { text } = await createMetrics(t.db, [bookingCounts]).read();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(text).toContain(name);
    expect(text).toMatch(/cloakroom_db_connections\{state="idle"\} \d/);
    expect(text).toMatch(/^cloakroom_holds 1$/m);
    expect(text).toMatch(/^cloakroom_holds_overdue 0$/m);
    expect(text).toMatch(/^cloakroom_bookings_last_hour 1$/m);
  });

  it('counts what a provider fails at, and not what it refuses rightly', async () => {
    const failing = t.metrics.watch('walks', { times: async () => Promise.reject(new Error('away')), name: 'walks' });
    await expect(failing.times()).rejects.toThrow('away');
    const refusing = t.metrics.watch(
      'cards',
      { confirm: async (kind: string) => ({ failure: { kind } }) },
      (result) => {
        return (result as { failure: { kind: string } }).failure.kind !== 'declined';
      },
    );
    await refusing.confirm('declined');
    await refusing.confirm('unreachable');
    const text = await read();
    expect(text).toContain('cloakroom_provider_errors_total{provider="walks",call="times"} 1');
    expect(text).toContain('cloakroom_provider_errors_total{provider="cards",call="confirm"} 1');
  });
});

describe('the log of production', () => {
  it('has one line for each request: id, method, route, status and time', async () => {
    lines.length = 0;
    const answer = await t.app.inject('/api/v1/listings/some-place?access-token=secret');
    const written = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request');
    expect(written).toEqual([
      expect.objectContaining({
        id: answer.headers['x-request-id'],
        method: 'GET',
        route: '/api/v1/listings/:id',
        status: 404,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('never has a secret in it, also when a request fails with it', async () => {
    const { email } = await makeMember(t);
    const triple = tripleOf(await signInBy(t, email));
    const secret = triple['access-token'] ?? '';
    lines.length = 0;
    await rest(t, 'GET', '/users/current-user', undefined, triple);
    t.deps.log.error(
      { err: new Error(`select * from sessions where id = '${secret}' failed`), url: `/orders/1?key=${secret}` },
      'x',
    );
    t.deps.log.error({ headers: { authorization: `Bearer ${secret}`, cookie: `cloakroom_session=${secret}` } }, 'x');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).not.toContain(secret);
  });

  it.each([
    [
      'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
      'StripeAuthenticationError: Invalid API Key provided: sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    ],
    ['pi_3abc_secret_xyz', '"client_secret":"pi_3abc_secret_xyz"'],
    ['svc_aaaaaaaaaaaaaaaaaaaaaaaaaaa', 'unknown svc_aaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['hunter22', 'connect postgres://app:hunter22@db/app'],
    ['opensesame', '{"password":"opensesame"}'],
    ['opensesame', '/login/password-reset?reset_password=true&access-token=opensesame&client=reset'],
    ['opensesame', '/auth/google/callback?code=opensesame&state=x'],
  ])('%s goes out of %s', (secret, text) => {
    expect(scrub(text)).not.toContain(secret);
  });

  it.each([
    '{"id":"0199-abc","route":"/api/v1/bookings/:id","status":200}',
    'duplicate key value violates unique constraint',
  ])('%s stays as it is', (text) => {
    expect(scrub(text)).toBe(text);
  });
});
