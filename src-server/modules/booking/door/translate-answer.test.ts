import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLibreTranslate } from '#server/platform/translation/libre-translate.ts';
import { makeUser } from '#server/testing/factories.ts';
import { startJsonService } from '#server/testing/json-service.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, atTheDoor } from './door.fixture.ts';

let t: TestApp;
let service: Awaited<ReturnType<typeof startJsonService>>;
beforeAll(async () => {
  t = await createTestApp();
  service = await startJsonService();
  atClock(t, '09:00', '2026-11-24');
});
afterAll(async () => {
  await service.close();
  await t.close();
});

it('what a location answers about its door is read in the traveller’s language where something translates', async () => {
  const translator = createLibreTranslate({ url: service.url, key: undefined });
  const { owner, who, listing, bookingId } = await atTheDoor(t);
  await t.rows(`update users set language = 'french' where id = $1`, [listing.ownerId]);
  const person = await t.as(who, { translator });
  atClock(t, '11:05');
  const asked = { bookingId, language: 'en' as const };
  await person.doors.report({ bookingId, withBags: false });
  expect((await person.doors.ofOrder({ bookingId })).answerLanguage).toBeNull();
  await expect(person.doors.translated(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [report] = await owner.doors.hosted();
  await owner.doors.answer({ reportId: report?.id ?? '', bookingId, answer: 'open', words: 'Nous étions là.' });
  expect((await person.doors.ofOrder({ bookingId })).answerLanguage).toBe('fr');
  service.answer({ translatedText: 'We were there.' });
  expect(await person.doors.translated(asked)).toEqual({ text: 'We were there.' });
  const stranger = await t.as(await makeUser(t), { translator });
  await expect(stranger.doors.translated(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const without = await t.as(who);
  expect((await without.doors.ofOrder({ bookingId })).answerLanguage).toBeNull();
});
