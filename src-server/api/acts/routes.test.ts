import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import errors from '#shared/messages/errors/en.ts';
import { buildApp } from '#server/app.ts';
import { paid } from '#server/modules/booking/order.fixture.ts';
import type { Act } from '#server/platform/access/act.ts';
import { declareRoutes } from '#server/platform/access/declared-routes.ts';
import { secretName } from '#server/platform/http/cookies.ts';
import { openGoogle } from '#server/platform/sessions/open-google.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { restRows } from '#server/api/rest-rows.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeUser } from '#server/testing/factories.ts';
import { askers, type Asking, cellOf, signs } from './actors.fixture.ts';
import { administratorOf, workerOf } from './people.fixture.ts';

type Headers = Readonly<Record<string, string>>;
type App = TestApp['app'];

let t: TestApp;
/** With everything that a setting adds. */
let app: App;
let orderId: string;
let headers: Readonly<Record<string, Headers>>;

beforeAll(async () => {
  t = await createTestApp();
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const config = { ...t.deps.config, ...google, METRICS_TOKEN: 'a token of the tests' };
  app = await buildApp({
    deps: { ...t.deps, config, google: openGoogle(config), sandboxUrl: t.sandbox.url },
    root: process.cwd(),
    health: t.health,
    metrics: t.metrics,
    dev: true,
    createRenderer: async () => ({
      render: async () => new Response('a page'),
      drawShop: async () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
      drawStreet: async () => '<svg xmlns="http://www.w3.org/2000/svg" width="794" height="200"/>',
    }),
  });
  await app.ready();
  orderId = (await paid(t)).bookingId;
  const made = Object.entries(askers).map(async ([name, asking]) => [name, await headersOf(asking)] as const);
  headers = Object.fromEntries(await Promise.all(made));
});
afterAll(async () => {
  await app.close();
  await t.close();
});

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const cookieOf = (secret: string): Headers => ({ cookie: `${secretName(t.deps.config, 'session')}=${secret}` });

/** What a browser or a program of theirs sends; tasks on the machine itself call no routes. */
async function headersOf(asking: Asking): Promise<Headers> {
  if (asking.kind === 'visitor') return {};
  if (asking.kind === 'administrator') return cookieOf((await administratorOf(t, asking)).secret);
  if (asking.kind === 'program') {
    if (asking.role === 'machine') return {};
    const { role } = asking;
    return bearer(await serviceTokensOf(t.db, t.clock).issue({ name: `routes-${role}`, role, days: 9 }));
  }
  if (asking.kind === 'token') {
    const owner = await t.as({ userId: (await makeUser(t, { isPartner: true })).userId });
    return bearer((await owner.tokens.make({ name: asking.may, may: asking.may, days: 30 })).token);
  }
  const userId =
    asking.kind === 'staff'
      ? await workerOf(t, (await makeUser(t, { isPartner: true })).userId)
      : (await makeUser(t, { isPartner: asking.kind !== 'customer' })).userId;
  if (asking.kind === 'unconfirmed partner')
    await t.rows('update users set confirmed_at = null where id = $1', [userId]);
  return cookieOf((await t.deps.sessions.start(userId)).secret);
}

/** The routes that are none of a procedure or a row of REST, which have tables of their own, nor what is answered to other methods. */
function plainRoutes(of: App): readonly (readonly [name: string, act: Act])[] {
  const paths = new Set(restRows.map(({ path }) => `/api/v1${path}`));
  return of.declaredRoutes.flatMap(({ name, act }) => {
    const [method = '', url = ''] = name.split(' ');
    const isOther = method === 'HEAD' || paths.has(url) || url.startsWith('/trpc/');
    return isOther || act === undefined ? [] : [[name, act] as const];
  });
}

const addressed = (url: string): string =>
  url
    .replace(/:(id|bookingId)(?=\/)/, orderId)
    .replaceAll(/:[A-Za-z]+/g, () => randomUUID())
    .replace('*', 'unknown');

async function call(name: string, asker: string) {
  const [method, url = ''] = name.split(' ');
  return app.inject({ method: method as 'GET', url: addressed(url), headers: headers[asker] });
}

/** How an answer says that it is for others. */
function signOf({ statusCode, body }: Awaited<ReturnType<typeof call>>): string {
  if (statusCode !== 401 && statusCode !== 403 && statusCode !== 409) return '+';
  const key = Object.entries(errors).find(([, text]) => body.includes(JSON.stringify(text)))?.[0];
  return signs[key ?? ''] ?? String(statusCode);
}

const isPersonal = ({ whose }: Act) => ['self', 'partner', 'confirmedPartner', 'counter'].includes(whose);

/** What is let in: by who asks, where that decides; elsewhere only what an administrator's part opens. */
function wanted(act: Act, asking: Asking): string {
  if (isPersonal(act) || act.whose === 'administration' || act.whose === 'anyone') return cellOf(act, asking);
  const asOffice = act.parts === undefined ? '3' : cellOf({ ...act, whose: 'administration' }, asking);
  return asOffice === '+' ? '+' : 'not theirs';
}

/** Of what is opened by an order or a secret of others: any refusal, or a way to a page that says so. */
const isRefused = ({ statusCode, cookies }: Awaited<ReturnType<typeof call>>): boolean =>
  statusCode >= 300 && statusCode !== 304 && cookies.every(({ value }) => value === '');

it('every route declares for whom it is, and without that nothing starts', async () => {
  expect(app.declaredRoutes.length).toBeGreaterThan(200);
  expect(app.declaredRoutes.filter(({ act }) => act === undefined)).toEqual([]);
  const other = Fastify();
  declareRoutes(other);
  other.get('/new', async () => 'for anyone?');
  await expect(other.ready()).rejects.toThrow('These routes do not declare for whom they are: GET /new, HEAD /new');
});

it('the kept table says for whom each plain route is', async () => {
  const lines = plainRoutes(app).map(([name, { whose, parts }]) => {
    const whom = whose === 'administration' ? ['owner', ...(parts ?? [])] : [whose, ...(parts ?? [])];
    return `${name.padEnd(56)}  ${whom.join(' ')}`;
  });
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./routes.txt');
});

it('each plain route lets in whom it declares', async () => {
  const routes = plainRoutes(app);
  const asking = Object.entries(askers).filter(([asker]) => asker !== 'program: machine');
  expect(routes.length).toBeGreaterThan(35);
  for (const [name, act] of routes) {
    if (act.whose === 'machine') continue;
    const cells = asking.map(async ([asker, each]) => {
      const expected = wanted(act, each);
      const answer = await call(name, asker);
      const found = expected === 'not theirs' && isRefused(answer) ? 'not theirs' : signOf(answer);
      return { asker, expected, found };
    });
    const wrong = (await Promise.all(cells)).filter(({ expected, found }) => expected !== found);
    expect({ name, wrong }).toEqual({ name, wrong: [] });
  }
});

it('the mailbox of development opens on its own machine alone', async () => {
  const { statusCode } = await app.inject({ url: '/dev/mailbox', remoteAddress: '203.0.113.7' });
  expect(statusCode).toBe(404);
});
