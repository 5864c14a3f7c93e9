import { expect, test } from 'vitest';
import { circlesOf } from './circles.mjs';
import { importsOf, refusalsOf } from './check-imports.mjs';

const refused = [
  ['shared/money/money.ts', '../pricing/quote.ts'],
  ['shared/pricing/quote.ts', '../search/search-schema.ts'],
  ['shared/booking/booking-schema.ts', '../accounts/account-schema.ts'],
  ['shared/time/zone.ts', 'node:fs'],
  ['shared/time/zone.ts', 'zod'],
  ['shared/time/zone.ts', '#server/config.ts'],
  ['src/features/orders/order.ts', '#web/features/booking/booking-draft.ts'],
  ['src/features/orders/order.ts', '../booking/booking-draft.ts'],
  ['src/features/orders/order.ts', '#web/site/routes/index.tsx'],
  ['src/site/router.tsx', '#web/office/router.tsx'],
  ['src/office/routes/join.tsx', '../../site/router.tsx'],
  ['src/site/router.tsx', './routes/index.tsx'],
  ['src/features/orders/order.ts', '#server/modules/booking/booking.entity.ts'],
  ['src/features/orders/order.ts', 'leaflet'],
  ['src/lib/trpc.ts', '#server/api/app-router.ts'],
  ['src/lib/menu.ts', '#web/features/chrome/bars.ts'],
  ['src/lib/menu.ts', '#web/parts/price/amount.tsx'],
  ['src/parts/price/amount.tsx', '#web/features/chrome/bars.ts'],
  ['src/ui/button.tsx', '#web/lib/texts.ts'],
  ['src/drawings/map.ts', '#shared/money/money.ts'],
  ['src-server/app.ts', '#web/site/entry-server.tsx'],
  ['src-server/platform/http/cookies.ts', '#server/modules/accounts/accounts.module.ts'],
  ['src-server/platform/http/cookies.ts', 'stripe'],
  ['src-server/modules/accounts/sign-in.ts', 'lucia'],
  ['src-server/modules/places/stations.ts', '#server/modules/partner/listing.entity.ts'],
  ['src-server/modules/search/find-places.ts', '#server/modules/cms/cms.module.ts'],
  ['src-server/modules/search/find-places.ts', '#server/api/app-router.ts'],
  ['src-server/modules/search/find-places.ts', './search.router.ts'],
  ['src-server/modules/places/place.entity.ts', './stations.ts'],
];

test.each(refused)('%s may not import %s', (from, specifier) => {
  expect(refusalsOf(from, { specifier, types: false })).not.toEqual([]);
});

const allowed = [
  ['shared/pricing/quote.ts', '../money/money.ts'],
  ['shared/pricing/quote.ts', 'zod/mini'],
  ['src/features/orders/order.ts', '#web/parts/price/amount.tsx'],
  ['src/features/orders/order.ts', './use-amount.ts'],
  ['src/site/routes/index.tsx', '#web/features/landing/landing-page.tsx'],
  ['src/lib/map/leaflet-surface.tsx', 'leaflet'],
  ['src-server/platform/payments/stripe-provider.ts', 'stripe'],
  ['src-server/modules/booking/booking.rest.ts', './booking.router.ts'],
  ['src-server/modules/booking/booking.entity.ts', '#server/platform/db/columns.ts'],
  ['src-server/modules/search/find-places.ts', '#server/modules/partner/partner.module.ts'],
  ['src-server/api/app-router.ts', '#server/modules/booking/booking.router.ts'],
];

test.each(allowed)('%s may import %s', (from, specifier) => {
  expect(refusalsOf(from, { specifier, types: false })).toEqual([]);
});

test('the client may take the type of the router, and nothing else of the server', () => {
  expect(refusalsOf('src/lib/trpc.ts', { specifier: '#server/api/app-router.ts', types: true })).toEqual([]);
  expect(refusalsOf('src/lib/menu.ts', { specifier: '#server/api/app-router.ts', types: true })).not.toEqual([]);
});

test('every way to import is seen, and none in a comment', () => {
  const text = `
import type { A } from './a.ts';
import {
  b,
  type C,
} from './b.ts';
export { d } from './d.ts';
import './e.css';
// import { f } from './f.ts';
/* import { g } from './g.ts'; */
const late = () => import('./h.ts');
`;
  expect(importsOf(text)).toEqual([
    { specifier: './a.ts', types: true, later: false },
    { specifier: './b.ts', types: false, later: false },
    { specifier: './d.ts', types: false, later: false },
    { specifier: './e.css', types: false, later: false },
    { specifier: './h.ts', types: false, later: true },
  ]);
});

const circleCases = [
  ['a chain has none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two that import each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['one that imports itself', { a: ['a'], b: ['a'] }, [['a']]],
  [
    'a long way round, entered from outside',
    { out: ['c'], c: ['d'], d: ['b'], b: ['c', 'end'], end: [] },
    [['b', 'c', 'd']],
  ],
  [
    'two joined by one-way imports stay two',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
  ['two that share a file are one', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
  ['a meeting of two ways is none', { a: ['b', 'c'], b: ['d'], c: ['d'] }, []],
];

test.each(circleCases)('circles of imports: %s', (_name, imports, circles) => {
  expect(circlesOf(new Map(Object.entries(imports)))).toEqual(circles);
});
