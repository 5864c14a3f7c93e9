import { TRPCError } from '@trpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appRouter } from '#server/api/app-router.ts';
import { serviceRoles } from '#server/platform/sessions/viewer.ts';
import { makeUser } from '#server/testing/factories.ts';
import { type ActingAs, createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** Tokens that may call it besides administrators and the tokens of their role. */
const alsoFor: Readonly<Record<string, readonly string[]>> = {
  'admin.findBookings': ['reader', 'support', 'finance'],
  'admin.exportBookings': ['reader', 'finance'],
  'admin.payouts': ['reader', 'finance'],
  'admin.runPayouts': ['finance'],
  'admin.importListing': [],
  'admin.closeListing': ['support'],
  'admin.resendMail': ['support'],
  'admin.deliveries': ['reader', 'support'],
  'admin.resendDelivery': ['support'],
  'admin.verify': ['reader', 'support', 'finance'],
  'admin.previewErasure': [],
  'admin.erasePerson': [],
  'admin.auditLog': [],
  'admin.tokens': [],
  'admin.issueToken': [],
  'admin.revokeToken': [],
};

let t: TestApp;
const people: Record<string, ActingAs> = { visitor: null };
beforeAll(async () => {
  t = await createTestApp();
  people.customer = await makeUser(t);
  people.partner = await makeUser(t, { isPartner: true });
  people.administrator = await makeUser(t, { role: 'admin' });
  for (const service of serviceRoles) people[`token: ${service}`] = { service };
});
afterAll(() => t.close());

it('every procedure of administration says who may call it', () => {
  const procedures = Object.keys(appRouter._def.procedures).filter((name) => name.startsWith('admin.'));
  expect(procedures.toSorted()).toEqual(Object.keys(alsoFor).toSorted());
});

/** Called with nothing: who may, gets past the door, and meets at most the schema. */
async function meets(who: ActingAs, name: string): Promise<string> {
  const caller = (await t.as(who)) as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  const [router = '', procedure = ''] = name.split('.');
  try {
    await caller[router]?.[procedure]?.({});
  } catch (error) {
    const code = error instanceof TRPCError ? error.code : 'BUG';
    return ['UNAUTHORIZED', 'FORBIDDEN', 'BUG', 'INTERNAL_SERVER_ERROR'].includes(code) ? code : 'in';
  }
  return 'in';
}

it.each(Object.entries(alsoFor))('%s lets in administrators, and tokens of: %s', async (name, roles) => {
  for (const [who, acting] of Object.entries(people)) {
    const isIn = who === 'administrator' || who === 'token: admin' || roles.some((role) => who === `token: ${role}`);
    const expected = isIn ? 'in' : who === 'visitor' ? 'UNAUTHORIZED' : 'FORBIDDEN';
    expect([who, await meets(acting, name)]).toEqual([who, expected]);
  }
});
