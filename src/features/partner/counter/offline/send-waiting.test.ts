import { describe, expect, it } from 'vitest';
import type { KeptHandOver } from '#web/lib/counter/kept-counter.ts';
import { disagreementOf } from './disagreement.ts';
import { answered, dueToSend, failedOnce, isAside, sendWaiting, takenBack } from './send-waiting.ts';

const entry = (requestId: string, deviceAt: string, more: Partial<KeptHandOver> = {}): KeptHandOver => ({
  personId: 'ada',
  bookingId: `booking of ${requestId}`,
  requestId,
  kind: 'in',
  bagsCount: 2,
  deviceAt,
  code: 'CLK-7F3K9Q',
  zone: 'America/Toronto',
  travellerName: 'Grace Hopper',
  phone: null,
  photo: null,
  state: 'waits',
  answeredAt: null,
  disagreement: null,
  ...more,
});

const first = entry('first', '2026-11-25T16:00:00Z');
const second = entry('second', '2026-11-25T16:05:00Z');
const at = (iso: string) => Date.parse(iso);

describe('what is due to be sent', () => {
  it('waits as long as it can be taken back, and goes in the order in which it was made', () => {
    expect(dueToSend([second, first], at('2026-11-25T16:05:09Z'))).toEqual([first]);
    expect(dueToSend([second, first], at('2026-11-25T16:05:10Z'))).toEqual([first, second]);
  });

  it('is not what was sent or disagrees already', () => {
    const all = (['sent', 'refused'] as const).map((state) => ({ ...first, state }));
    expect(dueToSend(all, at('2026-11-26T16:00:00Z'))).toEqual([]);
  });
});

describe('a hand-over that the server breaks over', () => {
  const failing = (tries: number, lastAt = '2026-11-25T16:10:00Z') => ({ ...first, failed: { tries, lastAt } });
  const later = entry('later', '2026-11-25T16:06:00Z', { bookingId: first.bookingId });

  it('is counted, and stands aside at the third try', () => {
    const tries = (queue: readonly KeptHandOver[]) => failedOnce(queue, 'first', '2026-11-25T16:10:00Z');
    const [once] = tries([first]);
    expect(once).toEqual(failing(1));
    expect([failing(2), failing(3)].map(isAside)).toEqual([false, true]);
    expect(isAside({ ...failing(3), state: 'sent' })).toBe(false);
    expect(tries(tries([second, first]))).toEqual([second, failing(2)]);
  });

  it('rests for five minutes once it stands aside, and so does what came after it of the same booking', () => {
    const queue = [failing(3), second, later];
    expect(dueToSend(queue, at('2026-11-25T16:14:59Z'))).toEqual([second]);
    expect(dueToSend(queue, at('2026-11-25T16:15:00Z'))).toEqual([failing(3), second, later]);
    expect(dueToSend(queue, at('2026-11-25T16:14:59Z'), true)).toEqual([failing(3), second, later]);
    expect(dueToSend([failing(2), later], at('2026-11-25T16:10:05Z'))).toEqual([failing(2), later]);
  });
});

const undo = { requestId: 'undo', deviceAt: '2026-11-25T16:00:09Z' };

describe('a hand-over that is taken back', () => {
  it('is gone where it never left this device', () => {
    expect(takenBack([first, second], 'first', undo)).toEqual([second]);
  });

  it.each([
    ['was tried without an answer', { isTried: true }, undo],
    ['was sent a moment ago', { state: 'sent' as const }, undo],
    ['may be on its way', {}, { ...undo, deviceAt: '2026-11-25T16:00:11Z' }],
  ])('waits to be taken back where it %s', (_, more, pressed) => {
    const queue = takenBack([{ ...first, ...more }, second], 'first', pressed);
    expect(queue).toMatchObject([{ requestId: 'first', state: 'waits', takenBack: pressed }, second]);
    expect(dueToSend(queue, at(pressed.deviceAt))).toEqual([queue[0]]);
  });

  it('goes on waiting when the answer to the hand-over comes, and is gone by its own', () => {
    const queue = [{ ...first, takenBack: undo }];
    const sent = { state: 'sent' as const, disagreement: null, answeredAt: undo.deviceAt };
    expect(answered(queue, first, sent)).toEqual(queue);
    expect(answered(queue, queue[0] ?? first, sent)).toEqual([]);
    expect(answered([first], first, sent)).toMatchObject([sent]);
  });
});

describe('sending', () => {
  const run = async (answers: Readonly<Record<string, () => unknown>>, due = [first, second]) => {
    const marks: (readonly [string, string, string | null | undefined])[] = [];
    const asked: string[] = [];
    const failed: string[] = [];
    const outcome = await sendWaiting(due, {
      send: async ({ requestId, ...sent }) => {
        expect(sent).not.toHaveProperty('travellerName');
        asked.push(requestId);
        return answers[requestId]?.() as { result: 'done' };
      },
      undo: async ({ undoes }) => {
        asked.push(`undo of ${undoes}`);
        return answers[`undo of ${undoes}`]?.();
      },
      settle: async ({ requestId, how }) => void asked.push(`${requestId} ${how}`),
      sendPhoto: async () => true,
      mark: async ({ requestId }, { state, disagreement }) => {
        marks.push([requestId, state, disagreement?.reason ?? disagreement?.message]);
      },
      fail: async ({ requestId }) => void failed.push(requestId),
      isSignedOut: (error) => (error as { data?: { key?: string } }).data?.key === 'unauthenticated',
    });
    return { ...outcome, marks, asked, ...(failed.length > 0 && { failed }) };
  };
  const done = () => ({ result: 'done' });
  const thrown = (error: object) => () => {
    throw Object.assign(new Error('thrown'), error);
  };

  it('marks each by its answer', async () => {
    const refused = () => ({ result: 'refused', reason: 'ticketRefused' });
    expect(await run({ first: done, second: refused })).toEqual({
      taken: 1,
      isReached: true,
      marks: [
        ['first', 'sent', undefined],
        ['second', 'refused', 'ticketRefused'],
      ],
      asked: ['first', 'second'],
    });
  });

  it('tells of what was taken back once the server has it, and only then', async () => {
    const back = { ...first, takenBack: undo };
    expect(await run({ first: done }, [back])).toMatchObject({ taken: 0, asked: ['first', 'undo of first'] });
    expect(await run({ first: thrown({}) }, [back])).toMatchObject({ isReached: false, marks: [], asked: ['first'] });
  });

  it('says the same as the server where that refuses what was taken back', async () => {
    const refused = () => ({ result: 'refused', reason: 'ticketRefused', verdict: 'canceled' });
    expect(await run({ first: refused }, [{ ...first, takenBack: undo }])).toEqual({
      taken: 0,
      isReached: true,
      marks: [['first', 'sent', undefined]],
      asked: ['first', 'first seen'],
    });
  });

  it('tells that one stands which it was too late to take back', async () => {
    const tooLate = thrown({ message: 'Too late', data: { key: 'undoTooLate', httpStatus: 409 } });
    const { marks } = await run({ first: done, 'undo of first': tooLate }, [{ ...first, takenBack: undo }]);
    expect(marks).toEqual([['first', 'refused', 'Too late']]);
    expect(disagreementOf(first, { message: 'Too late', isStanding: true })).toMatchObject({ theirs: 'stands' });
  });

  it('goes on waiting where the server asks to come later', async () => {
    const later = thrown({ message: 'Wait', data: { key: 'tooManyRequests', httpStatus: 429 } });
    expect(await run({ first: later, second: done })).toEqual({
      taken: 0,
      isReached: true,
      marks: [],
      asked: ['first'],
    });
  });

  it.each([
    ['without a network', {}],
    ['while the server is down', { data: { key: 'serviceAway', httpStatus: 503 } }],
  ])('ends %s, and everything goes on waiting', async (_, failure) => {
    expect(await run({ first: thrown(failure), second: done })).toEqual({
      taken: 0,
      isReached: false,
      marks: [],
      asked: ['first'],
    });
  });

  it('goes on with other bookings where the server breaks over one, whose own later hand-overs wait', async () => {
    const broken = thrown({ message: 'Something went wrong', data: { key: 'somethingWentWrong', httpStatus: 500 } });
    const later = entry('later', '2026-11-25T16:06:00Z', { bookingId: first.bookingId });
    expect(await run({ first: broken, second: done, later: done }, [first, second, later])).toEqual({
      taken: 1,
      isReached: true,
      marks: [['second', 'sent', undefined]],
      asked: ['first', 'second'],
      failed: ['first'],
    });
  });

  it('waits for its person where no one is signed in', async () => {
    const signedOut = thrown({ data: { key: 'unauthenticated', httpStatus: 401 } });
    expect(await run({ first: signedOut, second: done })).toMatchObject({ marks: [], asked: ['first'] });
  });

  it.each([
    ['with its photo', true, { photoId: 'photo' }],
    ['without a photo that the server does not take', false, {}],
  ])('goes %s', async (_, isTaken, sent) => {
    const seen: object[] = [];
    const photo = { id: 'photo', picture: new Blob() };
    await sendWaiting([{ ...first, photo }], {
      send: async ({ photoId }) => {
        seen.push(photoId === undefined ? {} : { photoId });
        return { result: 'done' };
      },
      sendPhoto: async (bookingId) => {
        seen.push({ bookingId });
        return isTaken;
      },
      undo: async () => {},
      settle: async () => {},
      mark: async () => {},
      fail: async () => {},
      isSignedOut: () => false,
    });
    expect(seen).toEqual([{ bookingId: first.bookingId }, sent]);
  });

  it('keeps what is refused altogether where the person sees it, and goes on', async () => {
    const gone = thrown({ message: 'No access', data: { key: 'ticketNotFound', httpStatus: 404 } });
    expect((await run({ first: gone, second: done })).marks).toEqual([
      ['first', 'refused', 'No access'],
      ['second', 'sent', undefined],
    ]);
  });
});
