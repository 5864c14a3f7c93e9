import { expect, it } from 'vitest';
import { doneAgain } from '#server/platform/db/transaction.ts';
import { following, noteFollowed } from './followed.ts';

const deadlock = () => Object.assign(new Error('deadlock'), { code: '40P01' });

it('what is done again after a deadlock follows once, and what was taken back does not', async () => {
  let tries = 0;
  const { answer, followed } = await following(async () => {
    noteFollowed({ sessions: 1 });
    await doneAgain(async () => {
      tries += 1;
      noteFollowed({ movement: `try ${tries}` });
      if (tries === 1) throw deadlock();
    });
    await doneAgain(async () => {
      noteFollowed({ sessions: 9 });
      throw new Error('refused');
    }).catch(() => undefined);
    return 'done';
  });
  expect({ answer, followed }).toEqual({ answer: 'done', followed: [{ sessions: 1 }, { movement: 'try 2' }] });
});

it('outside of an act nothing is written down', async () => {
  noteFollowed({ sessions: 1 });
  expect(await doneAgain(async () => 'done')).toBe('done');
});
