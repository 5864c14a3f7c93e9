import { describe, expect, it } from 'vitest';
import type { KeptHandOver } from '#web/lib/counter/kept-counter.ts';
import { dueToSend, sendWaiting } from './send-waiting.ts';

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

describe('sending', () => {
  const run = async (answers: Readonly<Record<string, () => unknown>>) => {
    const marks: (readonly [string, string, string | null | undefined])[] = [];
    const asked: string[] = [];
    const outcome = await sendWaiting([first, second], {
      send: async ({ requestId, ...sent }) => {
        expect(sent).not.toHaveProperty('travellerName');
        asked.push(requestId);
        return answers[requestId]?.() as { result: 'done' };
      },
      sendPhoto: async () => true,
      mark: async (requestId, { state, disagreement }) => {
        marks.push([requestId, state, disagreement?.reason ?? disagreement?.message]);
      },
      isSignedOut: (error) => (error as { data?: { key?: string } }).data?.key === 'unauthenticated',
    });
    return { ...outcome, marks, asked };
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

  it('waits for its person where nobody is signed in', async () => {
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
      mark: async () => {},
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
