import { expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { taxHeldOf } from './order.ts';

const cad = (minor: number) => money<string>(minor, 'CAD');
const sold = { total: cad(1017), quote: { rates: { taxRateMillionths: 130_000 } } };
const back = (status: 'confirmed' | 'canceled', minor: number) => ({
  ...sold,
  status,
  paid: cad(1017 - minor),
  latestRefund: { amount: cad(minor) } as never,
});

it.each([
  ['nothing was paid yet', { ...sold, status: 'pending', paid: cad(0), latestRefund: null }, 117],
  ['nothing went back', { ...sold, status: 'confirmed', paid: cad(1017), latestRefund: null }, 117],
  ['a part of it went back', back('confirmed', 508), 59],
  ['a part was kept of a canceled one', back('canceled', 508), 59],
  ['all went back', back('canceled', 1017), 0],
] as const)('the receipt tells the tax within what is held when %s', (_, order, tax) => {
  expect(taxHeldOf(order)).toEqual(cad(tax));
});
