import { randomUUID } from 'node:crypto';
import { confirmedOrder } from '#server/modules/booking/operations/operations.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { makeUser } from '#server/testing/factories.ts';
import { type Acts, text, unchanged, type World } from './act.fixture.ts';

/** A page that no one has published yet, with its first draft. */
async function drafted({ colleague }: World): Promise<string> {
  const { url } = await colleague.admin.pages.create({
    url: `/p-${randomUUID().slice(0, 8)}`,
    title: 'Hamilton',
    pageType: 'page',
  });
  return url;
}

async function published(world: World): Promise<string> {
  const url = await drafted(world);
  await world.colleague.admin.pages.publish({ url, languages: ['en'] });
  return url;
}

const tomorrow = ({ t }: World): string => t.clock.now().plusSeconds(86_400).toString();

async function thread({ t }: World): Promise<string> {
  const email = `${newId()}@example.com`;
  await (await t.as(null)).cms.contact({ name: 'Lena', email, message: 'I lost my tag.' });
  const [row] = await t.rows<{ id: string }>('select id from contact_messages where email = $1', [email]);
  return row?.id ?? '';
}

const unknown = { messageId: '018f2b7e-0000-7000-8000-000000000000' };

/** A review of a stay that is over. */
async function reviewed({ t }: World): Promise<string> {
  const { id, traveller } = await confirmedOrder(t);
  await t.rows(`update bookings set status = 'completed', completed_at = $2 where id = $1 returning id`, [
    id,
    t.clock.now().toString(),
  ]);
  await traveller.booking.review({ bookingId: id, rating: 1, text: 'Ask for Marc.' });
  const [row] = await t.rows<{ id: string }>('select id from reviews where booking_id = $1', [id]);
  return row?.id ?? '';
}

/** What administrators do with pages, messages and reviews. */
export const contentActs: Acts = {
  'admin.pages.create': async () => {
    const url = `/p-${randomUUID().slice(0, 8)}`;
    return { input: { url, title: 'Hamilton', pageType: 'page' }, about: url, refused: { as: 'pageUrlTaken' } };
  },
  'admin.pages.save': async (world) => {
    const url = await drafted(world);
    const input = { url, language: 'en', revision: 1, title: 'Hamilton', description: '', body: 'Words.' };
    return { input, about: url, refused: { as: 'draftChanged' } };
  },
  'admin.pages.discard': async (world) => {
    const url = await drafted(world);
    return { input: { url }, about: url };
  },
  'admin.pages.publish': async (world) => {
    const url = await drafted(world);
    return { input: { url, languages: ['en'] }, about: url, refused: { as: 'nothingToPublish' } };
  },
  'admin.pages.unplan': async (world) => {
    const url = await drafted(world);
    await world.colleague.admin.pages.publish({ url, languages: ['en'], at: tomorrow(world) });
    return { input: { url }, about: url };
  },
  'admin.pages.takeOffline': async (world) => {
    const url = await published(world);
    return {
      input: { url, reason: 'The station closed' },
      about: url,
      before: { readIn: 'en' },
      after: { readIn: null },
      refused: { input: { url: '/terms' }, as: 'pageNeeded' },
    };
  },
  'admin.pages.restore': async (world) => {
    const url = await published(world);
    return { input: { url, number: 1 }, about: url, refused: { input: { url, number: 9 }, as: 'notFound' } };
  },
  'admin.pages.move': async (world) => {
    const url = await published(world);
    return { input: { url, to: `${url}-on` }, about: url, refused: { as: 'notFound' } };
  },
  'admin.pages.givePreview': async (world) => {
    const url = await drafted(world);
    return { input: { url }, about: url, refused: { input: { url: '/nowhere-at-all' }, as: 'notFound' } };
  },
  'admin.pages.endPreviews': async (world) => {
    const url = await drafted(world);
    await world.colleague.admin.pages.givePreview({ url });
    return { input: { url }, about: url, refused: { input: { url: '/nowhere-at-all' }, as: 'notFound' } };
  },
  'admin.messages.answer': async (world) => {
    const messageId = await thread(world);
    const input = { messageId, body: 'Yes, with your ID.', close: true };
    return {
      input,
      about: messageId,
      before: { handled_at: null },
      after: { handled_at: text },
      refused: { input: { ...input, body: 'Your code is {code}.' }, as: 'answerLacksFacts' },
    };
  },
  'admin.messages.write': async ({ t }) => {
    const { userId } = await makeUser(t);
    const input = { requestId: randomUUID(), userId, subject: 'Your opening hours', body: 'Are you open on Sunday?' };
    const refused = { input: { ...input, requestId: randomUUID(), userId: randomUUID() }, as: 'notFound' };
    return { input, about: userId, ...unchanged, refused };
  },
  'admin.messages.takeBack': async (world) => {
    const messageId = await thread(world);
    const { entryId } = await world.colleague.admin.messages.answer({ messageId, body: 'No.', close: true });
    return {
      input: { messageId, entryId },
      about: messageId,
      before: { handled_at: text },
      after: { handled_at: null },
      refused: { input: { ...unknown, entryId }, as: 'notFound' },
    };
  },
  'admin.messages.note': async (world) => {
    const input = { messageId: await thread(world), body: 'Called the shop.' };
    const refused = { input: { ...input, ...unknown }, as: 'notFound' };
    return { input, about: input.messageId, ...unchanged, refused };
  },
  'admin.messages.removeNote': async (world) => {
    const messageId = await thread(world);
    await world.colleague.admin.messages.note({ messageId, body: 'Called the shop.' });
    const { entries } = await world.colleague.admin.messages.get({ messageId });
    const entryId = entries[0]?.id ?? '';
    return {
      input: { entryId, removed: true },
      about: entryId,
      before: { removed_at: null },
      after: { removed_at: text },
      refused: { as: 'notFound' },
    };
  },
  'admin.messages.assign': async (world) => {
    const input = { messageId: await thread(world), mine: true };
    return {
      input,
      about: input.messageId,
      before: { assignee_id: null },
      after: { assignee_id: text },
      refused: { input: { ...input, ...unknown }, as: 'notFound' },
    };
  },
  'admin.messages.snooze': async (world) => {
    const input = { messageId: await thread(world), asleep: true };
    return {
      input,
      about: input.messageId,
      before: { snoozed_until: null },
      after: { snoozed_until: text },
      refused: { input: { ...input, ...unknown }, as: 'notFound' },
    };
  },
  'admin.messages.close': async (world) => {
    const input = { messageId: await thread(world), closed: true };
    return {
      input,
      about: input.messageId,
      before: { handled_at: null },
      after: { handled_at: text },
      refused: { input: { ...input, ...unknown }, as: 'notFound' },
    };
  },
  'admin.reviews.decide': async (world) => {
    const reviewId = await reviewed(world);
    const input = { reviewId, about: 'review', decision: { kind: 'remove', reason: 'named_person' } };
    return {
      input,
      about: reviewId,
      before: { removed_at: null },
      after: { removed_at: text },
      refused: { input: { ...input, reviewId: newId() }, as: 'notFound' },
    };
  },
};
