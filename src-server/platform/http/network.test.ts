import { expect, it } from 'vitest';
import { householdOf, networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2ff::1', '2001:db8:1:02'],
  ['2001:db8:1:2ab:c:d:e:f', '2001:db8:1:02'],
  ['2001:db8::1', '2001:db8:0:00'],
  ['::1', '0:0:0:00'],
])('%s is in the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:02'],
  ['somebody@example.com', 'somebody@example.com'],
])('%s counts as %s', (subject, counted) => {
  expect(householdOf(subject)).toBe(counted);
});
