import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paid, refused } from '#server/modules/booking/order.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { administrator, decision, fetched, sent, words } from './claims.fixture.ts';
import { claimNeeds } from './claims.module.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('a claim', () => {
  it('is one of thirty on each page of the list, on one page only, though others are decided meanwhile; all that wait are counted', async () => {
    const { bookingId } = await fetched(t);
    const [{ columns } = { columns: '' }] = await t.rows<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'bookings' and is_generated = 'NEVER' and column_name not in ('id', 'code', 'order_id', 'version')`,
    );
    const sentAt = t.clock
      .now()
      .minusSeconds(3 * 86_400)
      .toString();
    await t.rows(
      `with made as (
         insert into bookings (id, code, ${columns})
         select gen_random_uuid(), 'CLK-M' || lpad(n::text, 5, '0'), ${columns}
         from bookings, generate_series(1, 105) n where id = $1 returning id
       )
       insert into claims (id, booking_id, kind, bag, words, asked_minor, currency, record_hash, created_at)
       select gen_random_uuid(), id, 'damaged', 'many', 'Torn.', 100, 'CAD', '', $2 from made returning id`,
      [bookingId, sentAt],
    );
    const { admin } = await administrator(t);
    type Cursor = Awaited<ReturnType<typeof admin.claims.list>>['nextCursor'];
    const decide = (claimId = '') =>
      t.rows(
        `update claims set decision = 'refused', bag_minor = 0, stay_minor = 0, reason = 'notProven', note = 'No.',
           decided_at = $2 where id = $1 returning id`,
        [claimId, t.clock.now().toString()],
      );
    const pagesOf = async (state: 'open' | 'decided', between: (shown: readonly string[]) => Promise<unknown>) => {
      const pages: string[][] = [];
      for (let cursor: Cursor | undefined; cursor !== null;) {
        const page = await admin.claims.list({ state, cursor });
        pages.push(page.claims.map(({ id }) => id));
        cursor = page.nextCursor;
        if (pages.length === 1) await between(pages[0] ?? []);
      }
      return pages;
    };
    // The first and the last of a page are decided before the next is asked for: none is left out, none comes twice.
    const open = await pagesOf('open', async (shown) => {
      await decide(shown[0]);
      await decide(shown[29]);
    });
    expect(open.map(({ length }) => length)).toEqual([30, 30, 30, 15]);
    expect(new Set(open.flat()).size).toBe(105);
    const waiting = async () => (await admin.home.counts()).find(({ kind }) => kind === 'claim');
    expect(await waiting(), 'all that wait are counted, though a hundred rows are listed').toEqual({
      kind: 'claim',
      needs: 100,
      things: 103,
    });
    for (const id of open.flat().slice(30, 70)) await decide(id);
    const decided = await pagesOf('decided', () => {
      t.clock.forward(1);
      return decide(open[3]?.[0]);
    });
    expect(decided.map(({ length }) => length)).toEqual([30, 12]);
    expect(new Set(decided.flat()).size).toBe(42);
    await t.rows(
      "with gone as (delete from claims where bag = 'many' returning booking_id) delete from bookings where id in (select booking_id from gone) returning id",
    );
  });

  it('is sent within a day of check-out, once, and mailed to all three', async () => {
    const { person, bookingId, listing, who } = await sent(t);
    await t.runJobs();
    const [owner] = await t.rows<{ email: string }>('select email from users where id = $1', [listing.ownerId]);
    const told = t.mails.filter(({ subject }) => subject.startsWith('Problem reported'));
    expect(told.every(({ text }) => !text.includes('CA$'))).toBe(true);
    expect(told).toHaveLength(3);
    expect(told.map(({ to }) => to)).toContain(who.email);
    // Sums of one location's currency, as its other mails about a booking write them.
    for (const { to, text } of told.filter((mail) => [who.email, owner?.email].includes(mail.to)))
      expect([to, text.includes('$180.00'), text.includes('CAD')]).toEqual([to, true, false]);
    expect(await person.claims.ofOrder({ bookingId })).toMatchObject({
      claim: { state: 'sent', bag: 2, asked: { minor: 18_000 }, answer: null, decision: null },
    });
    expect(await refused(person.claims.send({ bookingId, ...words }))).toBe('claimSentAlready');
  });

  it('has its mails in the story of its booking, none of which can be written a second time', async () => {
    const { bookingId, who } = await sent(t);
    await t.runJobs();
    const support = await administrator(t);
    const [row] = await t.rows<{ code: string }>('select code from bookings where id = $1', [bookingId]);
    const { story } = await support.admin.bookings.get({ booking: bookingId });
    const told = story.filter((event) => event.kind === 'mail' && event.subject.startsWith('Problem reported'));
    expect(told.map((event) => event.kind === 'mail' && [event.mail, event.to, event.state]).toSorted()).toEqual([
      ['claim', 'other', 'sent'],
      ['claim', 'other', 'sent'],
      ['claim', 'traveller', 'sent'],
    ]);
    const { mails } = await support.admin.mails.list({ text: row?.code ?? '' });
    const mine = mails.find(({ kind, to }) => kind === 'claim' && to === who.email);
    expect(mine).toMatchObject({ bookingCode: row?.code, language: 'en' });
    expect(await support.admin.mails.get({ mailId: mine?.id ?? '' })).toMatchObject({
      isRepeatable: false,
      isCorrectable: false,
    });
  });

  it('waits in the list of its location’s owner until ninety days after its decision, and in no other owner’s', async () => {
    const { owner, bookingId, claimId } = await sent(t);
    expect(await owner.claims.hosted()).toMatchObject([{ bookingId, kind: 'damaged', bag: 2, state: 'sent' }]);
    await owner.claims.answer({ bookingId, text: 'It was whole.', disputes: true });
    expect(await owner.claims.hosted()).toMatchObject([{ bookingId, state: 'answered' }]);
    const stranger = await makeUser(t, { isPartner: true });
    expect(await (await t.as(stranger)).claims.hosted()).toEqual([]);
    await expect((await t.as(await makeUser(t))).claims.hosted()).rejects.toThrow();
    await expect((await t.as(null)).claims.hosted()).rejects.toThrow();
    const admin = await administrator(t);
    const { held } = await admin.admin.claims.get({ claimId });
    await admin.admin.claims.decide({ claimId, ...decision, held: held.minor, bagMinor: 0, stayMinor: 100 });
    expect(await owner.claims.hosted()).toMatchObject([{ bookingId, state: 'decided' }]);
    await t.rows(`update claims set decided_at = decided_at - interval '91 days' where id = $1 returning id`, [
      claimId,
    ]);
    expect(await owner.claims.hosted()).toEqual([]);
  });

  it('is refused a day later, before the bags were fetched, and to any other person', async () => {
    const { person, bookingId, owner } = await fetched(t);
    const open = await paid(t);
    expect(await refused(open.person.claims.send({ bookingId: open.bookingId, ...words }))).toBe('claimTooLate');
    for (const other of [await t.as(await makeUser(t)), await t.as(null), owner]) {
      expect(await refused(other.claims.send({ bookingId, ...words }))).toBe('claimNotFound');
      expect(await refused(other.claims.ofOrder({ bookingId }))).toBe('claimNotFound');
    }
    await expect(person.claims.send({ bookingId, ...words, words: 'x'.repeat(2001) })).rejects.toThrow();
    await expect(person.claims.send({ bookingId, ...words, asked: -1 })).rejects.toThrow();
    const start = t.clock.now();
    t.clock.forward(60 * 24);
    expect(await refused(person.claims.send({ bookingId, ...words }))).toBe('claimTooLate');
    t.clock.set(start);
  });

  it('of a stay that is still confirmed gives its part back and leaves the share whole', async () => {
    const { bookingId, claimId } = await sent(t);
    await t.rows("update bookings set status = 'confirmed', completed_at = null where id = $1 returning id", [
      bookingId,
    ]);
    const by = await administrator(t);
    const { held, share } = await by.admin.bookings.get({ booking: bookingId });
    expect(await by.admin.claims.get({ claimId })).toMatchObject({ isEarned: false });
    const parts = { bagMinor: 0, stayMinor: 100, held: held.minor };
    await by.admin.claims.decide({ claimId, ...decision, ...parts, share: 'takenBack' });
    expect(await by.admin.bookings.get({ booking: bookingId })).toMatchObject({
      held: { minor: held.minor - 100 },
      share,
    });
  });

  it('about a bag without a tag names it in its reader’s language', async () => {
    const { person, bookingId, owner, who } = await fetched(t);
    await t.rows("update bookings set language = 'french' where id = $1 returning id", [bookingId]);
    const { claim } = await person.claims.send({ bookingId, ...words, bag: 2 });
    expect(claim?.bag).toBe(2);
    expect(await owner.claims.ofHosted({ bookingId })).toMatchObject({ bag: 2 });
    await expect(person.claims.send({ bookingId, ...words, bag: 0 })).rejects.toThrow();
    await t.runJobs();
    const { code } = await person.booking.get({ bookingId });
    const about = t.mails.filter(({ subject }) => subject.includes(code) && /signalé|reported/.test(subject));
    for (const { to, text } of about) expect(text).toContain(to === who.email ? '(Bagage 2)' : '(Bag 2)');
    expect(about).toHaveLength(3);
  });

  it('is sent once by ten presses', async () => {
    const { person, bookingId } = await fetched(t);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => person.claims.send({ bookingId, ...words })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is answered by the owner of the location, once, and then waits for administrators', async () => {
    const { person, bookingId, owner, claimId } = await sent(t);
    const answer = { bookingId, text: 'A case fell. We are sorry.', disputes: false };
    const others = [person, await t.as(await makeUser(t, { isPartner: true })), await t.as(null)];
    const refusals = await Promise.all(others.map((other) => refused(other.claims.answer(answer))));
    expect(refusals).toEqual(['forbidden', 'claimNotFound', 'unauthenticated']);
    expect(await owner.claims.answer(answer)).toMatchObject({ state: 'answered', answer: { disputes: false } });
    expect(await refused(owner.claims.answer(answer))).toBe('claimAnsweredAlready');
    expect((await claimNeeds.find(t.deps)).map(({ id }) => id)).toContain(`claim:${claimId}`);
  });

  it('is decided: the stay goes back to the card, the traveller hears of it', async () => {
    const { person, owner, bookingId, claimId, who } = await sent(t);
    const admin = await administrator(t);
    const { held, record } = await admin.admin.claims.get({ claimId });
    expect(record.holds).toBe(true);
    const asked = { claimId, ...decision, bagMinor: 5000, stayMinor: 500, held: held.minor };
    expect(await refused(admin.admin.claims.decide({ ...asked, held: held.minor + 1 }))).toBe('claimChanged');
    expect(await refused(admin.admin.claims.decide({ ...asked, stayMinor: held.minor + 1 }))).toBe('claimChanged');
    expect(await admin.admin.claims.decide(asked)).toEqual({ outcome: 'done' });
    expect(await refused(admin.admin.claims.decide(asked))).toBe('claimDecidedAlready');
    await t.runJobs();
    expect(await person.claims.ofOrder({ bookingId })).toMatchObject({
      claim: {
        state: 'decided',
        decision: {
          kind: 'part',
          bag: { minor: 5000 },
          stay: { minor: 500 },
          objection: { until: expect.stringMatching(/^2026-12-/), isOpen: true },
        },
      },
    });
    const decidedNow = t.clock.now();
    t.clock.forward(15 * 24 * 60);
    for (const { claim } of [
      await person.claims.ofOrder({ bookingId }),
      { claim: await owner.claims.ofHosted({ bookingId }) },
    ])
      expect(claim).toMatchObject({ decision: { objection: { isOpen: false } } });
    t.clock.set(decidedNow);
    expect((await person.booking.get({ bookingId })).refund).toMatchObject({ amount: { minor: 500 } });
    expect(t.mails.some(({ to, subject }) => to === who.email && subject.startsWith('Decided'))).toBe(true);
    const { code } = await person.booking.get({ bookingId });
    const decided = t.mails.filter(({ subject }) => subject === `Decided: the report about ${code}`);
    const read = (isTraveller: boolean) =>
      decided
        .filter(({ to }) => (to === who.email) === isTraveller)
        .map(({ text }) => text)
        .join();
    expect(read(true)).toContain('with the amounts below');
    expect(read(true)).toContain('object within 14 days');
    expect(read(false)).toContain('the traveller is given something');
    expect(read(false)).not.toMatch(/amounts below|object within/);
  });

  it('tells what was given and what comes next, and nothing of what was not asked or given', async () => {
    const { person, bookingId, owner, who } = await fetched(t);
    const { claim } = await person.claims.send({ bookingId, ...words, asked: 0 });
    await owner.claims.answer({ bookingId, text: 'It was whole.', disputes: true });
    const admin = await administrator(t);
    const claimId = claim?.id ?? '';
    const { held } = await admin.admin.claims.get({ claimId });
    await admin.admin.claims.decide({ claimId, ...decision, bagMinor: 5000, stayMinor: 0, held: held.minor });
    await t.runJobs();
    const { code } = await person.booking.get({ bookingId });
    const mails = t.mails.filter(({ to, subject }) => to === who.email && subject.includes(code));
    const about = (word: string) => mails.find(({ subject }) => subject.includes(word))?.text ?? '';
    expect(about('answered about')).toContain('decide by Thursday, December 3, 2026');
    expect(about('Decided')).toContain('$50.00');
    expect(about('Decided')).toContain('ask for an account');
    for (const { text } of mails) expect(text).not.toMatch(/Asked for|Of the stay|to your card|\$0\.00/);
  });

  it('above 100.00 waits for another administrator’s yes; nothing moves before', async () => {
    const { claimId, bookingId } = await sent(t);
    const admin = await administrator(t);
    const second = await administrator(t);
    const { held } = await admin.admin.claims.get({ claimId });
    const asked = { claimId, ...decision, bagMinor: 15_000, stayMinor: held.minor, held: held.minor };
    expect(await admin.admin.claims.decide(asked)).toEqual({ outcome: 'waits' });
    expect(await t.rows('select 1 from refunds where booking_id = $1', [bookingId])).toEqual([]);
    expect(await refused(admin.admin.claims.answer({ claimId, agrees: true }))).toBe('secondYesNeeded');
    expect(await second.admin.claims.answer({ claimId, agrees: false })).toEqual({ outcome: 'refused' });
    await admin.admin.claims.decide(asked);
    expect(await second.admin.claims.answer({ claimId, agrees: true })).toEqual({ outcome: 'done' });
    expect(await t.rows('select amount_minor from refunds where booking_id = $1', [bookingId])).toEqual([
      { amount_minor: held.minor },
    ]);
  });
});
