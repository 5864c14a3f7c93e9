import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tripleOf } from '#server/modules/accounts/accounts.fixture.ts';
import { call, user, wanted } from '#server/modules/booking/booking-rest.fixture.ts';
import { serviceTokensOf } from '#server/platform/sessions/service-tokens.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { readExamples } from '../examples/read-examples.ts';
import { hostileRequest } from './hostile-request.fixture.ts';
import { seeded } from './hostile-values.fixture.ts';

/** `npm run fuzz` asks for many more, and for another seed. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
const MAX_MS = 2_000;

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

let t: TestApp;
let validators: (name: string, status: string) => ValidateFunction | 'empty' | null;

beforeAll(async () => {
  t = await createTestApp();
  const document = (await t.app.inject('/api/v1/openapi.json')).json<{
    readonly components: object;
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  }>();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'doc', components: document.components });
  const made = new Map<string, ValidateFunction>();
  validators = (name, status) => {
    const [method = '', path = ''] = name.split(' ');
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (response === undefined) return null;
    const schema = response.content?.['application/json']?.schema;
    if (schema === undefined) return 'empty';
    const key = `${name} ${status}`;
    const local = JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/');
    const validate = made.get(key) ?? ajv.compile(JSON.parse(local) as object);
    made.set(key, validate);
    return validate;
  };
});
afterAll(() => t.close());

/** Who asks: no one, a guest, a customer, a partner, an administrator, and scripts. */
async function stock() {
  const { id: listingId, ownerId } = await makeListing(t, { capacity: 50 });
  const { userId } = await makeUser(t);
  const { userId: admin } = await makeUser(t, { role: 'admin' });
  const booked = await call(t, 'POST', '/bookings', { booking: { ...wanted(listingId), user: user() } });
  const token = await serviceTokensOf(t.db, t.clock).issue({
    name: `fuzz-${t.clock.now().toEpochMilli()}`,
    role: 'admin',
    days: 9,
  });
  const session = async (id: string) => {
    const { secret, client } = await t.deps.sessions.start(id);
    const [row] = await t.rows<{ email: string }>('select email from users where id = $1', [id]);
    return { 'access-token': secret, client, uid: row?.email ?? '' };
  };
  const sessions = async () =>
    [
      {},
      tripleOf(booked),
      await session(userId),
      await session(ownerId),
      await session(ownerId),
      await session(admin),
      { authorization: `Bearer ${token}` },
    ] as const;
  return { ids: [listingId, ownerId, userId, String(booked.body.id)] as const, sessions };
}

it(
  `${REQUESTS} hostile requests (seed ${SEED}) are each answered in time, by the document, and as no fault of ours`,
  { timeout: 3_600_000 },
  async () => {
    const random = seeded(SEED);
    const examples = Object.entries(readExamples());
    const { ids, sessions } = await stock();
    let known = await sessions();
    const faults: string[] = [];
    const statuses = new Map<string, number>();
    let slowest = 0;
    for (let turn = 0; turn < REQUESTS && faults.length < 20; turn += 1) {
      // Some requests end sessions.
      if (turn % 50 === 0) known = await sessions();
      const [name, example] = examples[turn % examples.length] ?? expect.fail('no examples');
      const request = hostileRequest(name, example, { ids: [...ids], sessions: [...known] }, random);
      const before = performance.now();
      const answer = await t.app.inject(request);
      const ms = performance.now() - before;
      slowest = Math.max(slowest, ms);
      const status = String(answer.statusCode);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const told = `${turn} ${request.method} ${request.url.slice(0, 200)} ${request.payload?.slice(0, 300) ?? ''}`;
      const validate = validators(name, status);
      // A parameter may be a path of its own: `/bookings/` is the list.
      const isOther = /\/(\?|$)|%2F|\.\./i.test(request.url.replace(/\?.*/, '')) || request.url.length > 5_000;
      if (answer.statusCode >= 500) faults.push(`${status} ${told} ${answer.body}`);
      else if (ms > MAX_MS) faults.push(`${Math.round(ms)} ms ${told}`);
      else if (validate === null && !isOther) faults.push(`${status} is not documented: ${told} ${answer.body}`);
      else if (typeof validate === 'function' && request.method !== 'HEAD' && !validate(answer.json()))
        faults.push(`${status} is not as documented: ${told} ${answer.body} ${JSON.stringify(validate.errors)}`);
    }
    if (REQUESTS > 1_000) console.log(Object.fromEntries(statuses), `slowest ${Math.round(slowest)} ms`);
    expect(faults).toEqual([]);
  },
);
