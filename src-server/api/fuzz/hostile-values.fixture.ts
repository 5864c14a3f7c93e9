/** A source of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);

/** What no one means and a person sends. */
const values: readonly [unknown, ...unknown[]] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '‮gnp.exe',
  '👩‍👩‍👧‍👦',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '${jndi:ldap://example.com}',
  '%00',
  '%',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(10_000),
  '9'.repeat(400),
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  'NaN',
  'Infinity',
  '1e9',
  '0x10',
  true,
  false,
  'true',
  [],
  {},
  [null],
  [[]],
  [1, 'two', { three: 3 }],
  { length: 1_000_000 },
  { toString: 'x' },
  { __proto__: { admin: true } },
  deep(60),
  Array.from({ length: 500 }, (_, index) => index),
  '2026-02-30T10:00Z',
  '0000-01-01T00:00Z',
  '9999-12-31T23:59+14:00',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00Z',
  '2026-11-25T11:00-05:00',
  '2026-11-25 11:00 Z',
  '2026-11-01T01:30-04:00',
  '24:00',
  '12:60 PM',
  '2026-13-01',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '019A1C40-7B2E-7C31-8F5D-2B91E6A04FB8',
  'a@b',
  'a@b.c',
  `${'a'.repeat(300)}@example.com`,
  '"quoted name"@example.com',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data',
  '+14165550101',
  '+1',
  'CAD',
  '12.50 CAD',
  'tok_visa',
  'tok_chargeDeclined',
  'pi_none',
];

export const hostile = (random: Random): unknown => pick(random, values);
