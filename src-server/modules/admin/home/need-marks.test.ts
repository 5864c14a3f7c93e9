import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
let t: TestApp;
let noor: Person;
let ilan: Person;
let needId: string;
beforeAll(async () => {
  t = await createTestApp();
  noor = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  ilan = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.rows('delete from failed_jobs');
  await t.rows(
    `insert into failed_jobs (id, queue, payload, error, tries, added_at, failed_at)
     values ($1, 'send-booking-mail', '{}', 'Error: away', 6, $2, $2)`,
    [randomUUID(), t.clock.now().toString()],
  );
  needId = (await noor.admin.home.get()).needs[0]?.id ?? '';
  await t.rows('delete from need_marks');
});

const failsWith = (key: string) => expect.objectContaining({ cause: expect.objectContaining({ key }) });
const takenOf = async (person: Person) => (await person.admin.home.get()).needs.find(({ id }) => id === needId)?.taken;
const inHours = (hours: number) =>
  t.clock
    .now()
    .plusSeconds(hours * 3600)
    .toString();

it('who takes something is named to the others, until they give it back', async () => {
  expect(await takenOf(noor)).toBeNull();
  await noor.admin.home.take({ needId, mine: true });
  expect(await takenOf(noor)).toEqual({ name: 'Ada Lovelace', isMe: true });
  expect(await takenOf(ilan)).toEqual({ name: 'Ada Lovelace', isMe: false });
  await noor.admin.home.take({ needId, mine: false });
  expect(await takenOf(ilan)).toBeNull();
});

it('of two who take the same it is the second’s', async () => {
  await noor.admin.home.take({ needId, mine: true });
  await ilan.admin.home.take({ needId, mine: true });
  expect(await takenOf(noor)).toMatchObject({ isMe: false });
  expect(await takenOf(ilan)).toMatchObject({ isMe: true });
});

it('what is put off is away for all administrators, counted, and back when its time has come', async () => {
  await noor.admin.home.snooze({ needId, until: inHours(14) });
  expect(await ilan.admin.home.get()).toMatchObject({ needs: [], asleepCount: 1 });
  expect(await ilan.admin.home.counts()).toEqual([]);
  await t.rows("update need_marks set asleep_until = $1::timestamptz - interval '15 hours'", [inHours(14)]);
  expect(await takenOf(ilan)).toBeNull();
  expect((await ilan.admin.home.get()).asleepCount).toBe(0);
  expect(await ilan.admin.home.counts()).toEqual([{ kind: 'jobsFailed', needs: 1, things: 1 }]);
});

it('nothing is put off into the past, or for longer than two days', async () => {
  for (const hours of [-1, 0, 49]) {
    await expect(noor.admin.home.snooze({ needId, until: inHours(hours) })).rejects.toEqual(failsWith('snoozeTooLong'));
  }
});
