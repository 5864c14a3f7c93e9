import { expect, test } from 'vitest';
import en from '../messages/shopKinds/en.ts';
import { shopKindOf, shopKinds } from './shop-kinds.ts';

test('a kind of shop is found by its name, and one that was added later has no code', () => {
  expect(shopKindOf('Bike shop')).toBe('bikeShop');
  expect(shopKindOf('Reading room')).toBeNull();
});

test('its English words are its name', () => {
  expect(en).toEqual(shopKinds);
});
