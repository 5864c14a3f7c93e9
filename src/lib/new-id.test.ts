import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an id is a UUID of its own, also for a page over http, which has no randomUUID', () => {
  const overHttp: { readonly randomUUID: unknown } = crypto;
  vi.spyOn(overHttp, 'randomUUID', 'get').mockReturnValue(undefined);
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
