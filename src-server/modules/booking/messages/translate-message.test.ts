import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLibreTranslate } from '#server/platform/translation/libre-translate.ts';
import { makeUser } from '#server/testing/factories.ts';
import { startJsonService } from '#server/testing/json-service.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { atClock, atTheDoor } from '../door/door.fixture.ts';

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

it('a message is read in the reader’s language where something translates, by those of its order only', async () => {
  const translator = createLibreTranslate({ url: service.url, key: undefined });
  const { owner, who, listing, bookingId } = await atTheDoor(t);
  await t.rows(`update users set language = 'french' where id = $1`, [listing.ownerId]);
  await owner.messages.write({ bookingId, text: 'Sonnez à la porte verte.', requestId: randomUUID() });
  const person = await t.as(who, { translator });
  const { messages, canTranslate } = await person.messages.ofOrder({ bookingId });
  expect([canTranslate, messages[0]?.language]).toEqual([true, 'fr']);
  service.answer({ translatedText: 'Ring at the green door.' });
  const asked = { bookingId, messageId: messages[0]?.id ?? '', language: 'en' as const };
  expect(await person.messages.translatedOfOrder(asked)).toEqual({ text: 'Ring at the green door.' });
  expect(service.asked.map(({ body }) => body)).toEqual([
    { q: 'Sonnez à la porte verte.', source: 'fr', target: 'en', format: 'text' },
  ]);
  const host = await t.as({ userId: listing.ownerId }, { translator });
  expect(await host.messages.translated({ ...asked, language: 'fr' })).toEqual({ text: 'Sonnez à la porte verte.' });
  const stranger = await t.as(await makeUser(t), { translator });
  await expect(stranger.messages.translatedOfOrder(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const other = await atTheDoor(t);
  const otherHost = await t.as({ userId: other.listing.ownerId }, { translator });
  await expect(otherHost.messages.translated(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(otherHost.messages.translated({ ...asked, bookingId: other.bookingId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(owner.messages.translated(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await owner.messages.hosted({ bookingId })).canTranslate).toBe(false);
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
