import { expect, it } from 'vitest';
import { fieldOnLine, linesOf } from './lit-lines.ts';

const code = '{\n  "bags_number": 2,\n  "user": { "email": "a@b.c" }\n}';
const curl = "curl -G https://cloakroom.example \\\n  --data-urlencode 'dates[drop_off_date]=now'";

it('finds the lines of a field, and the field of a line', () => {
  expect([...linesOf(code, 'bags_number')]).toEqual([1]);
  expect([...linesOf(code, 'user.email')]).toEqual([2]);
  expect([...linesOf(curl, 'dates[drop_off_date]')]).toEqual([1]);
  expect(fieldOnLine(code, 1, ['listing_id', 'bags_number'])).toBe('bags_number');
  expect(fieldOnLine(code, 0, ['bags_number'])).toBeNull();
});
