import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const sent = (pieces: readonly string[], truncated: boolean): Pick<MultipartFile, 'file'> => ({
  file: Object.assign(Readable.from(pieces.map((piece) => Buffer.from(piece))), { truncated, bytesRead: 0 }) as never,
});

it('a file is read whole, whatever pieces it comes in', async () => {
  expect((await readFile(sent(['one ', 'and ', 'two'], false))).toString()).toBe('one and two');
  expect((await readFile(sent([], false))).length).toBe(0);
});

it('a file without its end is refused, also where its reader raises nothing', async () => {
  await expect(readFile(sent(['one ', 'and'], true))).rejects.toMatchObject({ status: 413, key: 'bodyTooLarge' });
});
