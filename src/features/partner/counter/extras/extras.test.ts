import { expect, it } from 'vitest';
import { tagsOf } from './extras.ts';

it.each([
  ['0412, 0413', ['0412', '0413']],
  [' 0412  A-7;9 ', ['0412', 'A-7', '9']],
  [', ,', []],
  ['1'.repeat(30), ['1'.repeat(20)]],
])('tags are read out of %j', (text, tags) => {
  expect(tagsOf(text)).toEqual(tags);
});
