import { expect, it } from 'vitest';
import { turnedAct } from './turned-act.ts';

it('an act that goes two ways is named by the way it went', () => {
  expect([true, false].map((closed) => turnedAct('admin.messages.close', { messageId: 'x', closed }))).toEqual([
    'didShutMessage',
    'didReopenMessage',
  ]);
  expect(turnedAct('admin.messages.assign', { mine: false })).toBe('didLetGoMessage');
});

it('an act with one way, or whose call says nothing, is named as itself', () => {
  expect(turnedAct('admin.listings.stop', { reason: 'Flood' })).toBeNull();
  expect(turnedAct('admin.messages.close', null)).toBeNull();
});
