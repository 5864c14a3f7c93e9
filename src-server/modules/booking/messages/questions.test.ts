import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workerOf } from '#server/api/acts/people.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { refused } from '../order.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A location with its owner, and a person who is signed in. */
async function scene() {
  const listing = await makeListing(t);
  const asker = await makeUser(t);
  await t.rows("update users set first_name = 'Amara', last_name = 'Okafor' where id = $1", [asker.userId]);
  t.mails.length = 0;
  return {
    listing,
    asker,
    owner: await t.as({ userId: listing.ownerId }),
    traveller: await t.as({ userId: asker.userId }),
  };
}

const question = (listingId: string, text = 'Is there room for a cello?') => ({
  requestId: randomUUID(),
  listingId,
  text,
});

it('a question goes to the location by mail and inbox, its answer to who asked by mail and page', async () => {
  const { listing, asker, owner, traveller } = await scene();
  await t.rows('update listings set notifications_email = $2 where id = $1', [listing.id, 'desk@shop.example']);
  const asked = await traveller.questions.ask(question(listing.id));
  expect(asked).toMatchObject({
    takesQuestions: true,
    questions: [{ text: 'Is there room for a cello?', answer: null }],
  });
  expect(await t.runJobs()).toEqual([]);
  expect(t.mails.map(({ to }) => to)).toEqual(['desk@shop.example']);
  expect(t.mails[0]?.subject).toContain('Amara O.');
  expect(t.mails[0]?.text).toContain('/dashboard/messages');
  const inbox = await owner.questions.hosted();
  expect(inbox.questions).toMatchObject([{ travellerName: 'Amara O.', text: 'Is there room for a cello?' }]);
  expect(`${JSON.stringify(inbox)}${t.mails[0]?.text}${t.mails[0]?.html}`).not.toContain(asker.email);

  t.mails.length = 0;
  const [waiting] = inbox.questions;
  const answer = { questionId: waiting?.id ?? '', text: 'Yes, behind the bar.' };
  expect((await owner.questions.answer(answer)).questions).toEqual([]);
  expect(await refused(owner.questions.answer(answer))).toBe('questionNotFound');
  expect(await t.runJobs()).toEqual([]);
  expect(t.mails.map(({ to }) => to)).toEqual([asker.email]);
  expect(t.mails[0]?.text).toContain('Yes, behind the bar.');
  expect(t.mails[0]?.text).toContain(`/map/${listing.slug}#question`);
  const { questions } = await traveller.questions.ofListing({ listingId: listing.id });
  expect(questions).toMatchObject([{ answer: 'Yes, behind the bar.', answeredAt: expect.any(String) }]);
});

it('one open question for each person and location, three in 24 hours, 300 characters, no numbers of cards', async () => {
  const { listing, owner, traveller } = await scene();
  const again = question(listing.id);
  await Promise.all([traveller.questions.ask(again), traveller.questions.ask(again)]);
  expect(await refused(traveller.questions.ask(question(listing.id)))).toBe('questionOpen');
  const [first] = (await owner.questions.hosted()).questions;
  await owner.questions.answer({ questionId: first?.id ?? '', text: 'Yes.' });
  await traveller.questions.ask(question(listing.id, 'And a drum?'));
  await traveller.questions.ask(question((await makeListing(t)).id));
  const fourth = await makeListing(t);
  expect(await refused(traveller.questions.ask(question(fourth.id)))).toBe('questionsToday');
  await t.rows("update listing_questions set asked_at = asked_at - interval '24 hours'");
  expect(await refused(traveller.questions.ask(question(fourth.id, 'My card is 4242 4242 4242 4242')))).toBe(
    'cardInMessage',
  );
  await expect(traveller.questions.ask(question(fourth.id, 'x'.repeat(301)))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  await traveller.questions.ask(question(fourth.id, 'x'.repeat(300)));
});

it('two places asked at the same moment do not pass the day’s limit', async () => {
  const { traveller } = await scene();
  const places = await Promise.all([0, 1, 2, 3, 4].map(() => makeListing(t)));
  const answers = await Promise.allSettled(places.map(({ id }) => traveller.questions.ask(question(id))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('strangers neither ask, read nor answer', async () => {
  const { listing, owner, traveller } = await scene();
  await traveller.questions.ask(question(listing.id));
  const [waiting] = (await owner.questions.hosted()).questions;
  const visitor = await t.as(null);
  expect(await refused(visitor.questions.ask(question(listing.id)))).toBe('unauthenticated');
  expect((await visitor.questions.ofListing({ listingId: listing.id })).questions).toEqual([]);
  const other = await t.as({ userId: (await makeUser(t)).userId });
  expect((await other.questions.ofListing({ listingId: listing.id })).questions).toEqual([]);
  const answer = { questionId: waiting?.id ?? '', text: 'Mine.' };
  expect(await refused(other.questions.answer(answer))).toBe('forbidden');
  const rival = await t.as({ userId: (await makeListing(t)).ownerId });
  expect((await rival.questions.hosted()).questions).toEqual([]);
  expect(await refused(rival.questions.answer(answer))).toBe('questionNotFound');
  expect(await refused(rival.questions.take({ listingId: listing.id, takesQuestions: false }))).toBe('listingNotFound');
  // Who works at its counter answers too.
  const userId = await workerOf(t, listing.ownerId);
  await t.rows(
    'insert into staff_locations (member_id, listing_id) select id, $2 from staff_members where user_id = $1',
    [userId, listing.id],
  );
  expect((await (await t.as({ userId })).questions.answer(answer)).questions).toEqual([]);
});

it('a location may switch questions off, and one that is not published takes none', async () => {
  const { listing, owner, traveller } = await scene();
  const { locations } = await owner.questions.take({ listingId: listing.id, takesQuestions: false });
  expect(locations).toMatchObject([{ id: listing.id, takesQuestions: false }]);
  expect(await refused(traveller.questions.ask(question(listing.id)))).toBe('questionsOff');
  expect(await traveller.questions.ofListing({ listingId: listing.id })).toEqual({
    takesQuestions: false,
    questions: [],
  });
  await owner.questions.take({ listingId: listing.id, takesQuestions: true });
  await t.rows('update listings set published = false where id = $1', [listing.id]);
  expect(await refused(traveller.questions.ask(question(listing.id)))).toBe('listingNotFound');
});
