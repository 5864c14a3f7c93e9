// Guards of who may, and of what goes over the wire.
import { booking, tests } from './paths.mjs';

/** `[name, file, what stands there, what is put in its place, test file, words of the test's name]` */
export const access = [
  // Who may
  [
    'order-of-another',
    `${booking}/orders/guest-access.ts`,
    'viewer.guestSessionId !== null && guests.includes(viewer.guestSessionId)',
    'true',
    tests.access,
    'meets 404 everywhere and changes nothing',
  ],
  [
    'guest-of-an-account',
    'src-server/modules/accounts/ensure-guest.ts',
    'if (await canSignIn(em, user)) throw emailTaken();',
    '',
    tests.place,
    'whose address has a password must sign in',
  ],
  [
    'unpublished',
    `${booking}/place/place-booking.ts`,
    'listing === null || !listing.isPublished',
    'listing === null',
    tests.place,
    'is refused',
  ],
  [
    'rate-limit',
    'src-server/platform/http/rate-limit.ts',
    'row.hits > limit.hits',
    'false',
    tests.limits,
    'at password links for one account',
  ],
  [
    'other-site',
    'src-server/platform/http/site-rules.ts',
    "if (!own.includes(URL.canParse(origin) ? new URL(origin).host : '')) throw crossSite();",
    '',
    tests.signIn,
    'posts from other sites',
  ],
  [
    'token-used',
    'src-server/modules/accounts/issue-token.ts',
    'and used_at is null',
    '',
    tests.signUp,
    'works once, for one hour, and only the newest',
  ],
  // The wire
  [
    'cookie-secure',
    'src-server/platform/http/cookies.ts',
    'secure: isSecure(config)',
    'secure: false',
    'src-server/platform/http/cookies.test.ts',
    'goes over TLS only',
  ],
  [
    'cookie-script',
    'src-server/platform/http/cookies.ts',
    'httpOnly: true',
    'httpOnly: false',
    'src-server/platform/http/cookies.test.ts',
    'is out of reach of script',
  ],
  [
    'csp-nonce',
    'src-server/platform/pages/content-security-policy.ts',
    "dev ? \"'unsafe-inline'\" : `'nonce-${nonce}'`",
    '"\'unsafe-inline\'"',
    'src-server/platform/pages/content-security-policy.test.ts',
    'runs our own scripts',
  ],
  [
    'csp-frames',
    'src-server/platform/pages/content-security-policy.ts',
    "'frame-ancestors': [\"'none'\"]",
    "'frame-ancestors': ['*']",
    'src-server/platform/pages/content-security-policy.test.ts',
    'lets nobody frame the page',
  ],
];
