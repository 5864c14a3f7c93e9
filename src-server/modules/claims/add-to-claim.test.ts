import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { administrator, decision, sent } from './claims.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const refusal = (key: string) => ({ cause: { key } });

it('a claim that asked for nothing is added to until it is decided, by its traveller alone', async () => {
  const { person, owner, bookingId, claimId } = await sent(t);
  await owner.claims.answer({ bookingId, text: 'It was whole.', disputes: true });
  const before = t.mails.length;
  const { claim } = await person.claims.add({ bookingId, words: 'The handle is torn too.', asked: 20_000 });
  expect(claim).toMatchObject({
    words: 'One wheel is broken off.',
    additions: [{ text: 'The handle is torn too.' }],
    asked: { minor: 20_000 },
  });
  await t.runJobs();
  expect(t.mails.slice(before).filter(({ text }) => text.includes('The handle is torn too.'))).toHaveLength(2);
  const stranger = await t.as(await makeUser(t));
  await expect(stranger.claims.add({ bookingId, words: 'Nothing, all is fine.', asked: 0 })).rejects.toMatchObject(
    refusal('claimNotFound'),
  );
  await expect(owner.claims.add({ bookingId, words: 'Nothing, all is fine.' })).rejects.toMatchObject(
    refusal('claimNotFound'),
  );
  const admin = await administrator(t);
  const { held, words } = await admin.admin.claims.get({ claimId });
  expect(words).toContain('The handle is torn too.');
  await admin.admin.claims.decide({ claimId, bagMinor: 5000, stayMinor: 0, held: held.minor, ...decision });
  await expect(person.claims.add({ bookingId, words: 'And more.' })).rejects.toMatchObject(refusal('claimTooLate'));
});

it('takes ten additions', async () => {
  const { person, bookingId } = await sent(t);
  for (let count = 0; count < 10; count++) await person.claims.add({ bookingId, words: `Addition ${count}` });
  await expect(person.claims.add({ bookingId, words: 'One more' })).rejects.toMatchObject(refusal('claimFull'));
});
