import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#shared/messages/text.ts';
import { createLibreTranslate } from '#server/platform/translation/libre-translate.ts';
import type { Translator } from '#server/platform/translation/translator.ts';
import { startJsonService } from '#server/testing/json-service.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { paid, refused } from '../order.fixture.ts';

describe('a review in the language of its reader', () => {
  let t: TestApp;
  let service: Awaited<ReturnType<typeof startJsonService>>;
  let translator: Translator;
  beforeAll(async () => {
    t = await createTestApp();
    service = await startJsonService();
    translator = createLibreTranslate({ url: service.url, key: 'of-the-tests' });
  });
  afterAll(async () => {
    await service.close();
    await t.close();
  });

  const visitor = () => t.as(null, { translator });
  const inEnglish = async (reviewId: string) =>
    (await visitor()).reviews.translated({ reviewId, language: 'en' }).then(({ text }) => text);

  /** A review that was written in Spanish. */
  async function reviewed(text: string) {
    const { bookingId, person, listing } = await paid(t);
    await t.rows(
      `update bookings set status = 'completed', completed_at = $2, language = 'spanish' where id = $1 returning id`,
      [bookingId, t.clock.now().toString()],
    );
    await person.reviews.save({ bookingId, rating: 4, text });
    const [row] = await t.rows<{ id: string }>('select id from reviews where booking_id = $1', [bookingId]);
    const { slug } = (await t.rows<{ slug: string }>('select slug from listings where id = $1', [listing.id]))[0] ?? {
      slug: '',
    };
    return { reviewId: row?.id ?? '', bookingId, person, slug, ownerId: listing.ownerId };
  }

  it('is offered where something translates, and nowhere else', async () => {
    const { slug } = await reviewed('Muy amables.');
    expect((await (await visitor()).reviews.ofLocation({ slug })).canTranslate).toBe(true);
    expect((await (await t.as(null)).reviews.ofLocation({ slug })).canTranslate).toBe(false);
  });

  it('is asked for once, however many want to read it', async () => {
    const { reviewId } = await reviewed('Muy amables, a tres minutos.');
    service.answer({ translatedText: 'Very kind, three minutes away.' });
    const all = await Promise.all(Array.from({ length: 4 }, () => inEnglish(reviewId)));
    expect(new Set(all)).toEqual(new Set(['Very kind, three minutes away.']));
    expect(service.asked.map(({ path, body }) => [path, body])).toEqual([
      [
        '/translate',
        { q: 'Muy amables, a tres minutos.', source: 'es', target: 'en', format: 'text', api_key: 'of-the-tests' },
      ],
    ]);
  });

  it('is asked for anew once it was changed', async () => {
    const { reviewId, person, bookingId } = await reviewed('Bien.');
    service.answer({ translatedText: 'Well.' });
    await inEnglish(reviewId);
    await person.reviews.save({ bookingId, rating: 2, text: 'Mal.' });
    service.answer({ translatedText: 'Badly.' });
    expect(await inEnglish(reviewId)).toBe('Badly.');
  });

  it('is what was written where it is read in its own language, and no translator is asked', async () => {
    const { reviewId } = await reviewed('Sin problemas.');
    service.answer({});
    const { text } = await (await visitor()).reviews.translated({ reviewId, language: 'es' });
    expect(text).toBe('Sin problemas.');
    expect(service.asked).toEqual([]);
  });

  it.each([
    ['refuses', 403, { error: 'Invalid API key of-the-tests' }],
    ['answers something else', 200, { hello: 'world' }],
    ['answers far too much', 200, { translatedText: 'x'.repeat(20_001) }],
  ])('is said to be away when the service %s, and can be asked for again', async (_what, status, body) => {
    const { reviewId } = await reviewed(`Todo bien (${_what}).`);
    service.answer(body, status);
    expect(await refused(inEnglish(reviewId))).toBe('serviceAway');
    service.answer({ translatedText: 'All well.' });
    expect(await inEnglish(reviewId)).toBe('All well.');
  });

  describe('the answer to it', () => {
    /** The owner of its location answers in the language that they work in. */
    async function answered(text: string, locale: Locale = 'fr') {
      const review = await reviewed(`Gracias. ${text}`);
      const partner = await t.as({ userId: review.ownerId, locale });
      await partner.hosting.replyToReview({ reviewId: review.reviewId, text });
      return review;
    }
    const answerInEnglish = async (reviewId: string) =>
      (await visitor()).reviews.translated({ reviewId, about: 'reply', language: 'en' }).then(({ text }) => text);

    it('has the language of its author, and is translated from that', async () => {
      const { reviewId, slug } = await answered('Au plaisir de vous revoir.');
      const { reviews } = await (await visitor()).reviews.ofLocation({ slug });
      expect(reviews).toMatchObject([{ language: 'es', reply: { language: 'fr' } }]);
      service.answer({ translatedText: 'See you again.' });
      expect(await answerInEnglish(reviewId)).toBe('See you again.');
      expect(service.asked.map(({ body }) => body)).toMatchObject([
        { q: 'Au plaisir de vous revoir.', source: 'fr', target: 'en' },
      ]);
    });

    it('is what was written where it is read in its own language', async () => {
      const { reviewId } = await answered('Thank you.', 'en');
      service.answer({});
      expect(await answerInEnglish(reviewId)).toBe('Thank you.');
      expect(service.asked).toEqual([]);
    });

    it.each(['reply', 'review'] as const)('is not to be had once the %s was removed', async (about) => {
      const { reviewId } = await answered(`À bientôt (${about}).`);
      const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
      await support.admin.reviews.decide({ reviewId, about, decision: { kind: 'remove', reason: 'insult' } });
      expect(await refused(answerInEnglish(reviewId))).toBe('notFound');
    });

    it('is not to be had where no partner answered', async () => {
      const { reviewId } = await reviewed('Sin respuesta.');
      expect(await refused(answerInEnglish(reviewId))).toBe('notFound');
    });
  });

  it('is not to be had of what the public does not see, nor where nothing translates', async () => {
    const { reviewId } = await reviewed('Con nombre.');
    expect(await refused((await t.as(null)).reviews.translated({ reviewId, language: 'en' }))).toBe('notFound');
    expect(await refused(inEnglish('no-id'))).toBe('notFound');
    const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
    await support.admin.reviews.decide({
      reviewId,
      about: 'review',
      decision: { kind: 'remove', reason: 'named_person' },
    });
    expect(await refused(inEnglish(reviewId))).toBe('notFound');
  });
});
