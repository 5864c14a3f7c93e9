import { expect, it } from 'vitest';
import { instantSchema } from './instant-schema.ts';

it.each([
  ['2026-11-25T16:00:00Z', true],
  ['2026-11-25T16:00:07.123Z', true],
  ['2026-11-25T16:00:00+14:00', true],
  ['2026-11-25T16:00:00-18:00', false],
  ['2026-11-25T16:00:00', false],
  ['0000-01-01T00:00:00Z', false],
  ['9999-12-31T00:00:00Z', false],
])('%s is an instant: %s', (text, isOne) => expect(instantSchema.safeParse(text).success).toBe(isOne));
