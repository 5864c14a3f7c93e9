import { expect, it } from 'vitest';
import { money } from '#shared/money/arithmetic.ts';
import { minutesBetween } from './minutes-between.ts';
import { opensAllTheSame } from './opens-all-the-same.ts';
import { refundedOf, sumsOfRefund, taxHeldOf, whyNothingBack } from './order.ts';
import { partsOfRefund } from './parts-of-refund.ts';

const cad = (minor: number) => money<string>(minor, 'CAD');
const sold = {
  total: cad(1017),
  charged: cad(1017),
  disputed: cad(0),
  quote: { rates: { taxRateMillionths: 130_000 } },
};
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

const times = { dropOffAt: '2026-11-25T16:00:00Z', canceledAt: '2026-11-24T15:00:00Z' };
const canceled = { ...sold, ...times, status: 'canceled', paid: cad(1017), latestRefund: null, refund: null } as const;
const refunding = (step: string, minor: number) => ({
  ...canceled,
  paid: cad(0),
  latestRefund: cad(minor),
  refund: { step, amount: cad(minor) } as never,
});

it.each([
  ['it was never charged', { ...canceled, charged: cad(0), paid: cad(0) }, 'unpaid'],
  ['its payer’s bank has the money', { ...canceled, paid: cad(0), disputed: cad(1017) }, 'disputed'],
  ['the drop-off had passed', { ...canceled, canceledAt: '2026-11-25T16:00:00Z' }, 'late'],
  ['an administrator decided so', canceled, 'decided'],
] as const)('a cancelled order says why nothing goes back when %s', (_, order, why) => {
  expect(whyNothingBack(order)).toBe(why);
  expect(refundedOf(order)).toEqual(cad(0));
});

it.each([
  ['all goes back', { ...canceled, paid: cad(0), latestRefund: cad(1017) }, 1017, [1017, 0, 0]],
  ['a part went back before', { ...canceled, paid: cad(0), latestRefund: cad(717) }, 717, [1017, 300, 0]],
  ['a change made it cheaper', { ...canceled, status: 'confirmed', latestRefund: cad(500) }, 500, [1517, 0, 1017]],
  ['no try is left', canceled, 1017, [1017, 0, 0]],
  ['its payer’s bank has the money', { ...canceled, paid: cad(0), disputed: cad(1017) }, 1017, [1017, 0, 0]],
] as const)('a refund tells what was paid, given back before and paid in the end when %s', (_, order, minor, sums) => {
  const { charged, earlier, inTheEnd } = sumsOfRefund(order, cad(minor));
  expect([charged, earlier, inTheEnd].map((each) => each.minor)).toEqual(sums);
});

it.each([
  ['nothing goes back', canceled, [0, 0]],
  ['it was only asked for', refunding('requested', 1017), [0, 1017]],
  ['its card sent it back', refunding('cameBack', 1017), [0, 1017]],
  ['an administrator sends it by hand', refunding('byHand', 1017), [0, 1017]],
  ['the bank has it', refunding('sent', 1017), [1017, 0]],
  ['the bank took it back', refunding('disputed', 1017), [1017, 0]],
  ['a part went back before the newest', refunding('requested', 717), [300, 717]],
  ['a change made it cheaper', { ...refunding('requested', 500), paid: cad(1017) }, [0, 0]],
] as const)('the receipt tells what went back from what is yet to when %s', (_, order, parts) => {
  const { gone, toGo } = partsOfRefund(order);
  expect([gone.minor, toGo.minor]).toEqual(parts);
});

it('bags were kept for as long as the times of their hand-overs tell, to the minute', () => {
  expect(minutesBetween('2026-11-24T16:05:50.000Z', '2026-11-24T20:02:10.000Z')).toBe(237);
  expect(minutesBetween('2026-11-24T16:06:01.000Z', '2026-11-24T20:30:59.000Z')).toBe(264);
  expect(minutesBetween('2026-11-24T16:06:01.000Z', '2026-11-24T16:06:09.000Z')).toBe(1);
});

it('a location that changed its hours opens all the same for who keeps their booking', () => {
  const strip = (failing: readonly string[]) => ({ strip: { failing }, pickUpDay: null }) as never;
  const custody = { inAt: null, inBags: null, outAt: null, outBags: null, inside: 0 };
  const kept = { status: 'confirmed', penaltyFree: true, moveOffer: null, custody, day: strip(['dropOff']) } as const;
  expect(opensAllTheSame(kept)).toBe(true);
  expect(opensAllTheSame({ ...kept, day: strip([]) })).toBe(false);
  expect(opensAllTheSame({ ...kept, penaltyFree: false })).toBe(false);
  expect(opensAllTheSame({ ...kept, status: 'canceled' })).toBe(false);
  expect(opensAllTheSame({ ...kept, moveOffer: {} as never })).toBe(false);
  expect(opensAllTheSame({ ...kept, custody: { ...custody, outAt: '2026-11-25T16:00:00Z' } })).toBe(false);
});
