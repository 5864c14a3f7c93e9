import { expect, it } from 'vitest';
import { addressBlock, householdOf, networkOf } from './network.ts';

it.each([
  ['203.0.113.77', '203.0.113', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113', '203.0.113'],
  ['2001:db8:1:2ff::1', '2001:db8:1:02', '2001:db8:1'],
  ['2001:0db8:0001:02ab:c:d:e:f', '2001:db8:1:02', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:00', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:00', 'fe80:0:0'],
  ['::1', '0:0:0:00', '0:0:0'],
  ['', '', ''],
])('%s is in the network %s, of the block %s', (ip, network, block) => {
  expect([networkOf(ip), addressBlock(ip)]).toEqual([network, block]);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff::1', '2001:db8:1:02'],
  ['somebody@example.com', 'somebody@example.com'],
  ['100%@example.com', '100%@example.com'],
])('%s counts as %s', (subject, counted) => {
  expect(householdOf(subject)).toBe(counted);
});
