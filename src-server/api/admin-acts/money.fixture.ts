import { markCustody } from '#server/testing/custody-marks.ts';
import { randomUUID } from 'node:crypto';
import { noRates } from '#shared/admin/rates-schema.ts';
import { confirmedOrder } from '#server/modules/booking/operations/operations.fixture.ts';
import { booked, paid } from '#server/modules/booking/order.fixture.ts';
import { earn, makePartner } from '#server/modules/payouts/payouts.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { aBank, aBooking, knowRegion, makeListing, makeUser } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { type Acts, text, unchanged, whole, work, type World } from './act.fixture.ts';

const decision = (bookingId: string, minor: number, held: number) => ({
  bookingId,
  minor,
  held,
  share: 'kept' as const,
  reason: 'shopLate' as const,
  note: 'The shop opened late.',
  requestId: randomUUID(),
});

/** A completed order of yen, of which taking the share back waits for a second yes. */
async function proposed({ t, colleague }: World) {
  const { id, total } = await confirmedOrder(t, 'JP', 20);
  const now = t.clock.now();
  t.clock.forward(60 * 24 * 400);
  await t.jobs.tick(t.deps, 'complete-bookings');
  await t.runJobs();
  t.clock.set(now);
  await colleague.admin.bookings.refund({ ...decision(id, total.minor, total.minor), share: 'takenBack' });
  const [row] = await t.rows<{ id: string }>('select id from refund_proposals where booking_id = $1', [id]);
  return { bookingId: id, proposalId: row?.id ?? '' };
}

/** A stay whose bags were fetched a moment ago, with a problem that its traveller reported. */
async function claimed(t: TestApp, asked: number) {
  const { id, total, traveller } = await confirmedOrder(t, 'CA', 2);
  await t.rows(`update bookings set status = 'completed', completed_at = $2 where id = $1 returning id`, [
    id,
    t.clock.now().toString(),
  ]);
  const inAt = t.clock
    .now()
    .minusSeconds(3 * 3600)
    .toString();
  await markCustody(t, id, { bags: 2, inAt, outAt: t.clock.now().toString() });
  const words = { kind: 'damaged', bag: 2, words: 'One wheel is broken off.', asked } as const;
  const { claim } = await traveller.claims.send({ bookingId: id, ...words });
  const decided = { share: 'kept', reason: 'whileStored', note: 'The pictures show it.', held: total.minor } as const;
  return { claimId: claim?.id ?? '', ...decided, stayMinor: 0 };
}

/** A refund that no card takes, and that is to be sent by hand. */
async function byHand(t: TestApp): Promise<string> {
  const { person, bookingId } = await booked(t);
  await person.booking.pay({ requestId: randomUUID(), bookingId, cardToken: 'tok_refundFail' });
  await person.booking.cancel({ requestId: randomUUID(), bookingId });
  await work(t);
  await person.booking.refundAnotherWay({ bookingId });
  const now = t.clock.now();
  t.clock.forward(60 * 24 * 20);
  await work(t);
  t.clock.set(now);
  const [row] = await t.rows<{ id: string }>(`select id from refunds where booking_id = $1 and way = 'hand'`, [
    bookingId,
  ]);
  return row?.id ?? '';
}

/** A door that was reported shut, and that its location says was open. */
async function doorReported(t: TestApp) {
  const { bookingId, listing } = await paid(t);
  const reportId = randomUUID();
  await t.rows(
    `insert into door_reports (id, order_id, booking_id, listing_id, user_id, devices, address_block, bags_inside, reported_at,
       answer, answer_text, answered_at)
     select $1, order_id, id, listing_id, user_id, '{}', '', 0, $3, 'open', 'We were here', $3 from bookings where id = $2`,
    [reportId, bookingId, t.clock.now().toString()],
  );
  return { bookingId, reportId, listingId: listing.id };
}

/** A refund of an order that is over, made at the card provider by hand. */
async function madeThere(t: TestApp): Promise<string> {
  const { id } = await confirmedOrder(t);
  const now = t.clock.now();
  t.clock.forward(60 * 24 * 400);
  await t.jobs.tick(t.deps, 'complete-bookings');
  await work(t);
  t.clock.set(now);
  const [payment] = await t.rows<{ provider_intent_id: string }>(
    'select provider_intent_id from payments where booking_id = $1',
    [id],
  );
  await fetch(`${t.sandbox.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ payment_intent: payment?.provider_intent_id ?? '' }),
  });
  await work(t);
  const [row] = await t.rows<{ id: string }>(`select id from refunds where booking_id = $1 and way = 'provider'`, [id]);
  return row?.id ?? '';
}

/** What administrators do with orders and their money. */
export const moneyActs: Acts = {
  'admin.bookings.export': async () => ({
    input: {},
    about: '',
    refused: { input: { state: '?' }, as: 'BAD_REQUEST' },
  }),
  'admin.bookings.refund': async ({ t }) => {
    const { id, total } = await confirmedOrder(t);
    const again = decision(id, 100, total.minor);
    return {
      input: decision(id, 100, total.minor),
      about: id,
      ...unchanged,
      refused: { input: again, as: 'orderMoneyChanged' },
    };
  },
  'admin.bookings.cancel': async ({ t }) => {
    const { id, total } = await confirmedOrder(t);
    return {
      input: decision(id, total.minor, total.minor),
      about: id,
      before: { status: 'confirmed' },
      after: { status: 'canceled' },
      refused: { input: decision(newId(), 1, total.minor), as: 'orderNotFound' },
    };
  },
  'admin.bookings.askProvider': async ({ t }) => {
    const { bookingId } = await booked(t);
    return {
      input: { bookingId },
      about: bookingId,
      ...unchanged,
      refused: { input: { bookingId: newId() }, as: 'orderNotFound' },
    };
  },
  'admin.bookings.offerPlace': async ({ t }) => {
    const at = { latitude: 51, longitude: -120 };
    const near = await makeListing(t, { at: { ...at, latitude: 51.002 } });
    const traveller = await t.as(await makeUser(t));
    const wish = { ...aBooking((await makeListing(t, { at })).id), card: { cardToken: 'tok_visa' } };
    const { id } = await traveller.booking.create(wish);
    const input = { bookingId: id, placeId: near.id, requestId: randomUUID() };
    const refused = { input: { ...input, requestId: randomUUID() }, as: 'placeTaken' };
    return { input, about: id, ...unchanged, refused };
  },
  'admin.bookings.agree': async (world) => {
    const input = await proposed(world);
    return { input, about: input.bookingId, ...unchanged, refused: { as: 'notFound' } };
  },
  'admin.bookings.refuse': async (world) => {
    const input = await proposed(world);
    return { input, about: input.bookingId, ...unchanged, refused: { as: 'notFound' } };
  },
  'admin.bookings.decideShare': async ({ t }) => {
    const { id } = await confirmedOrder(t);
    await t.rows("insert into held_shares (order_id, reason, held_at) values ($1, 'card', $2)", [
      id,
      t.clock.now().toString(),
    ]);
    const input = { bookingId: id, outcome: 'refused' as const };
    return { input, about: id, ...unchanged, refused: { as: 'shareNotHeld' } };
  },
  'admin.bookings.readTalk': async ({ t }) => {
    const { id } = await confirmedOrder(t);
    await t.rows(
      `insert into door_reports (id, order_id, booking_id, listing_id, user_id, devices, address_block, bags_inside, reported_at)
       select gen_random_uuid(), order_id, id, listing_id, user_id, '{}', '', 0, $2 from bookings where id = $1`,
      [id, t.clock.now().toString()],
    );
    return { input: { bookingId: id, why: 'The door' }, about: id, ...unchanged };
  },
  'admin.refunds.sentByHand': async ({ t }) => {
    const refundId = await byHand(t);
    return {
      input: { refundId, reference: 'TRF 4711' },
      about: refundId,
      before: { status: 'requested', reference: null },
      after: { status: 'succeeded', reference: 'TRF 4711' },
      refused: { as: 'refundNotByHand' },
    };
  },
  'admin.refunds.chooseShare': async ({ t }) => {
    const refundId = await madeThere(t);
    return {
      input: { refundId, share: 'takenBack' },
      about: refundId,
      before: { share_choice: 'open' },
      after: { share_choice: 'takenBack' },
      refused: { as: 'refundNotMadeThere' },
    };
  },
  'admin.claims.decide': async ({ t }) => {
    const claim = await claimed(t, 5000);
    return {
      input: { ...claim, bagMinor: 5000 },
      about: claim.claimId,
      before: { decision: null },
      after: { decision: 'accepted', bag_minor: 5000 },
      refused: { as: 'claimDecidedAlready' },
    };
  },
  'admin.custody.endLeft': async ({ t }) => {
    const { bookingId } = await paid(t, 5, 2);
    const now = t.clock.now();
    await markCustody(t, bookingId, { bags: 2, inAt: now.minusSeconds(32 * 86_400).toString() });
    await t.rows('update bookings set drop_off_at = $2, pick_up_at = $3 where id = $1 returning id', [
      bookingId,
      now.minusSeconds(32 * 86_400).toString(),
      now.minusSeconds(31 * 86_400).toString(),
    ]);
    const input = { bookingId, requestId: randomUUID(), note: 'To the lost property office' };
    return {
      input,
      about: bookingId,
      before: { revision: 3 },
      after: { revision: 4 },
      refused: { input: { ...input, requestId: randomUUID() }, as: 'bagsNotLeft' },
    };
  },
  'admin.claims.answer': async ({ t, colleague }) => {
    const claim = await claimed(t, 20_000);
    await colleague.admin.claims.decide({ ...claim, bagMinor: 18_000 });
    return {
      input: { claimId: claim.claimId, agrees: true },
      about: claim.claimId,
      before: { decision: null },
      after: { decision: 'part' },
      refused: { as: 'claimDecidedAlready' },
    };
  },
  'admin.doors.decide': async ({ t }) => {
    const { bookingId, reportId } = await doorReported(t);
    return {
      input: { bookingId, reportId, verdict: 'stands', note: 'The picture shows it' },
      about: bookingId,
      before: { status: 'confirmed' },
      after: { status: 'canceled' },
      refused: { as: 'doorAnswered' },
    };
  },
  'admin.doors.look': async ({ t }) => {
    const { reportId, listingId } = await doorReported(t);
    const raised = [reportId, listingId, t.clock.now().toString()];
    await t.rows("insert into door_looks (report_id, listing_id, kind, raised_at) values ($1, $2, 'stop', $3)", raised);
    return {
      input: { listingId, reportId, outcome: 'stopped' },
      about: listingId,
      before: { stopped_at: null },
      after: { stopped_because: 'Three travellers found the door shut' },
      refused: { as: 'doorAnswered' },
    };
  },
  'admin.runPayouts': async ({ t }) => {
    await earn(t, await makePartner(t), 5000);
    return { about: '' };
  },
  'admin.payoutRuns.payPartner': async ({ t }) => {
    const partnerId = await makePartner(t);
    await earn(t, partnerId, 5000);
    const refused = { input: { partnerId: await makePartner(t) }, as: 'nothingToPay' };
    return { input: { partnerId }, about: partnerId, refused };
  },
  'admin.payoutRuns.vouch': async ({ t, colleague }) => {
    const { ownerId } = await makeListing(t);
    await earn(t, ownerId, 5000);
    await (await t.as({ userId: ownerId })).payouts.saveBank({ ...aBank, requestId: randomUUID() });
    const change = await colleague.admin.payoutRuns.account({ partnerId: ownerId });
    const changeId = change?.changeId ?? '';
    return {
      input: { changeId },
      about: changeId,
      before: { first_yes_by: null },
      after: { first_yes_by: text },
      refused: { as: 'secondAdministratorNeeded' },
    };
  },
  'admin.events.askAgain': async ({ t }) => {
    await confirmedOrder(t);
    await t.sandbox.settled();
    const [event] = await t.rows<{ id: string }>(
      `select id from provider_event_log where kind = 'intent' order by received_at desc limit 1`,
    );
    const eventId = event?.id ?? '';
    return { input: { eventId }, about: eventId, refused: { input: { eventId: newId() }, as: 'notFound' } };
  },
  'admin.rates.plan': async ({ t }) => {
    await makeListing(t);
    await knowRegion(t, 'ON');
    const input = { country: 'CA', region: 'ON', rates: { ...noRates, pricePerHour: 310 }, from: null };
    return {
      input,
      about: null,
      before: null,
      after: whole,
      refused: { input: { ...input, country: 'QQ' }, as: 'badRates' },
    };
  },
  'admin.rates.drop': async ({ t, colleague }) => {
    await makeListing(t);
    await knowRegion(t, 'QC');
    const rates = { ...noRates, pricePerHour: 320 };
    const { id } = await colleague.admin.rates.plan({ country: 'CA', region: 'QC', rates, from: '2026-12-07' });
    return {
      input: { planId: id },
      about: id,
      before: { dropped_at: null },
      after: { dropped_at: text },
      refused: { as: 'planGone' },
    };
  },
  'admin.rates.undo': async ({ t, colleague }) => {
    await makeListing(t);
    await knowRegion(t, 'AB');
    const plan = (pricePerHour: number) =>
      colleague.admin.rates.plan({ country: 'CA', region: 'AB', rates: { ...noRates, pricePerHour }, from: null });
    await plan(330);
    const { id } = await plan(340);
    return { input: { planId: id }, about: null, before: null, after: whole, refused: { as: 'ratesChanged' } };
  },
  'admin.coupons.add': async () => {
    const input = aCoupon();
    return { input, about: null, before: null, after: whole, refused: { as: 'couponCodeTaken' } };
  },
  'admin.coupons.change': async ({ colleague }) => {
    const { note, maxUses, validUntil, maxUsesPerCustomer, budget, ...coupon } = aCoupon();
    const { id } = await colleague.admin.coupons.add({
      ...coupon,
      note,
      maxUses,
      validUntil,
      maxUsesPerCustomer,
      budget,
    });
    const input = { couponId: id, note: 'for the winter', maxUses, validUntil, maxUsesPerCustomer, budget };
    return {
      input,
      about: id,
      before: { note },
      after: { note: 'for the winter' },
      refused: { input: { ...input, couponId: newId() }, as: 'couponGone' },
    };
  },
  'admin.coupons.end': async ({ colleague }) => {
    const { id } = await colleague.admin.coupons.add(aCoupon());
    return {
      input: { couponId: id },
      about: id,
      before: { valid_until: null },
      after: { valid_until: text },
      refused: { input: { couponId: newId() }, as: 'couponGone' },
    };
  },
};

const aCoupon = () => ({
  code: `AUTUMN${randomUUID().slice(0, 8)}`.toUpperCase(),
  note: 'for the autumn',
  off: { kind: 'percent' as const, basisPoints: 1000 },
  country: null,
  validFrom: null,
  validUntil: null,
  maxUses: 10,
  maxUsesPerCustomer: null,
  budget: 200,
});
