import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import type { SessionUser, Viewer } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from './request-context.ts';
import {
  adminProcedure,
  createCallerFactory,
  operatorProcedure,
  partnerProcedure,
  publicProcedure,
  router,
  userProcedure,
} from './trpc.ts';

const callerOf = createCallerFactory(
  router({
    anyone: publicProcedure.query(() => 'ok'),
    user: userProcedure.query(() => 'ok'),
    partner: partnerProcedure.query(() => 'ok'),
    admin: adminProcedure.query(({ ctx }) => ctx.actor.name),
    finance: operatorProcedure('finance').query(({ ctx }) => ctx.actor.name),
  }),
);

const person = (more: Partial<SessionUser> = {}): Viewer => ({
  kind: 'user',
  user: {
    id: 'one',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phoneNumber: null,
    countryOfResidence: null,
    language: 'english',
    avatarFileId: null,
    isPartner: false,
    role: 'customer',
    adminRole: null,
    confirmed: true,
    partnerOnboardingStep: 0,
    ...more,
  },
  sessionSecret: 'secret',
  restSession: null,
  guestSessionId: null,
});
const service = (role: 'reader' | 'support' | 'finance' | 'partner' | 'admin'): Viewer => ({
  kind: 'service',
  id: 'one',
  name: 'nightly',
  role,
  acts: null,
});

const viewers: Record<string, Viewer> = {
  visitor: { kind: 'visitor', guestSessionId: null },
  customer: person(),
  partner: person({ isPartner: true }),
  owner: person({ role: 'admin', adminRole: 'owner' }),
  'owner before the second factor': person({ adminRole: 'owner' }),
  'administrator of money': person({ role: 'admin', adminRole: 'finance' }),
  'administrator of content': person({ role: 'admin', adminRole: 'content' }),
  reader: service('reader'),
  finance: service('finance'),
  'admin token': service('admin'),
};

it.each([
  ['visitor', { anyone: 'ok', user: 401, partner: 401, admin: 401, finance: 401 }],
  ['customer', { anyone: 'ok', user: 'ok', partner: 403, admin: 403, finance: 403 }],
  ['partner', { anyone: 'ok', user: 'ok', partner: 'ok', admin: 403, finance: 403 }],
  ['owner', { anyone: 'ok', user: 'ok', partner: 403, admin: 'ada@example.com', finance: 'ada@example.com' }],
  ['owner before the second factor', { anyone: 'ok', user: 'ok', partner: 403, admin: 403, finance: 403 }],
  ['administrator of money', { anyone: 'ok', user: 'ok', partner: 403, admin: 403, finance: 'ada@example.com' }],
  ['administrator of content', { anyone: 'ok', user: 'ok', partner: 403, admin: 403, finance: 403 }],
  ['reader', { anyone: 'ok', user: 401, partner: 401, admin: 403, finance: 403 }],
  ['finance', { anyone: 'ok', user: 401, partner: 401, admin: 403, finance: 'service:nightly' }],
  ['admin token', { anyone: 'ok', user: 401, partner: 401, admin: 'service:nightly', finance: 'service:nightly' }],
] as const)('a %s may call what is theirs', async (name, expected) => {
  const deps = {
    config: { RATE_LIMITS: false, appSecret: 'secret' },
    log: { info: () => undefined, warn: () => undefined },
  };
  const caller = callerOf({
    deps,
    viewer: viewers[name],
    locale: 'en',
    requestId: 'x',
    ip: '127.0.0.1',
  } as unknown as RequestContext);
  const status: Record<string, number> = { UNAUTHORIZED: 401, FORBIDDEN: 403 };
  const outcome = async (call: () => Promise<string>) => {
    try {
      return await call();
    } catch (error) {
      return error instanceof TRPCError ? status[error.code] : error;
    }
  };
  expect({
    anyone: await outcome(caller.anyone),
    user: await outcome(caller.user),
    partner: await outcome(caller.partner),
    admin: await outcome(caller.admin),
    finance: await outcome(caller.finance),
  }).toEqual(expected);
});
