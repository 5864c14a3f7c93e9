import { expect, it } from 'vitest';
import { sparing } from './sparing-log.ts';

it('writes a cause down once a second, and how many were left out', () => {
  let now = 0;
  const lines: object[] = [];
  const log = sparing({ error: (details, text) => void lines.push({ ...details, text }) }, () => now);
  const [gone, other] = [new Error('gone'), new Error('other')];
  for (; now < 3_000; now += 100) log.error({ err: new Error('gone') }, 'job queue');
  log.error({ err: other }, 'job queue');
  log.error({ err: gone }, 'database is away');
  expect(lines).toEqual([
    { err: gone, text: 'job queue' },
    { err: gone, text: 'job queue', alike: 9 },
    { err: gone, text: 'job queue', alike: 9 },
    { err: other, text: 'job queue' },
    { err: gone, text: 'database is away' },
  ]);
});

it('keeps a bounded number of causes', () => {
  const lines: string[] = [];
  const log = sparing({ error: (_details, text) => void lines.push(text) }, () => 0);
  for (let cause = 0; cause < 201; cause += 1) log.error({ err: null }, `${cause}`);
  log.error({ err: null }, '0');
  log.error({ err: null }, '200');
  expect(lines).toHaveLength(202);
});
