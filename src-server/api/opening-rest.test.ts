import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEmail, rest } from '#server/modules/accounts/accounts.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { someStay } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { at, createPartnerApp, withLocation } from './partner-rest.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createPartnerApp();
});
afterAll(() => t.close());

describe('hours over REST', () => {
  const slot = { day: 'monday', from_time: '09:00 AM', to_time: '05:30 PM' };

  it('are added, changed and removed one by one', async () => {
    const { call, own } = await withLocation(t);
    const added = await call('POST', `${own}/time_slots`, { time_slot: slot });
    expect(added).toMatchObject({ status: 201, body: { time_slot: slot, affected_bookings: [] } });
    const path = at(`${own}/time_slots`, (added.body as unknown as { time_slot: { id: string } }).time_slot.id);
    const changed = await call('PUT', path, { time_slot: { to_time: '18:30' } });
    expect(changed.body).toMatchObject({ time_slot: { ...slot, to_time: '06:30 PM' } });
    expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { success: true } });
    expect((await call('GET', `${own}/time_slots`)).body).toEqual({ time_slots: [] });
    expect(await call('PUT', path, { time_slot: slot })).toMatchObject({ status: 404 });
  });

  it('that another person removes before they are shown are there no more', async () => {
    const { call, own } = await withLocation(t);
    await t.rows(
      `create function go() returns trigger language plpgsql as $$
         begin delete from discounts where id = new.id; return null; end $$;
       create trigger go after insert on discounts for each row execute function go()`,
    );
    const discount = { name: 'Tea', percentage: 10, applied_to: 'Tea' };
    const answer = await call('POST', `${own}/discounts`, { discount });
    await t.rows('drop trigger go on discounts; drop function go()');
    expect([answer.status, answer.body]).toEqual([404, { error: 'Not Found' }]);
  });

  it.each([
    [{ ...slot, to_time: '08:00 AM' }, { to_time: ['Opening should not be after closing'] }],
    [{ ...slot, from_time: 'nine' }, { from_time: ['Invalid format'] }],
    [{ from_time: '09:00 AM' }, { day: ['Cannot be blank'], to_time: ['Cannot be blank'] }],
  ])('that say %j are refused', async (wrong, errors) => {
    const { call, own } = await withLocation(t);
    expect(await call('POST', `${own}/time_slots`, { time_slot: wrong })).toMatchObject({
      status: 422,
      body: { errors },
    });
  });

  it.each([
    ['closure_periods', { closure_period: { from_date: '2027-01-01', to_date: '9999-12-31' } }, 'to_date'],
    ['closure_periods', { closure_period: { from_date: '0000-01-01', to_date: '2027-01-01' } }, 'from_date'],
    ['special_hours', { special_hour: { closure_date: '9999-12-31', closed: true } }, 'closure_date'],
  ])('of a year that no calendar of ours has are refused: %s %j', async (many, body, field) => {
    const { call, own } = await withLocation(t);
    expect(await call('POST', `${own}/${many}`, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: ['Invalid format'] } },
    });
  });

  it('of a batch are kept where they are good, and refused by their item where they are not', async () => {
    const { call, own } = await withLocation(t);
    const first = await call('POST', `${own}/time_slots`, { time_slot: slot });
    const { id } = (first.body as unknown as { time_slot: { id: string } }).time_slot;
    const unknown = newId();
    const batch = await call('POST', `${own}/time_slots/batch`, {
      toCreate: [
        { ...slot, day: 'tuesday' },
        { ...slot, from_time: '10:00 AM' },
      ],
      toUpdate: [{ id, to_time: '12:00 PM' }],
      toDelete: [unknown],
    });
    expect(batch).toMatchObject({
      status: 200,
      body: {
        time_slots: [{ id, to_time: '12:00 PM' }, { day: 'tuesday' }],
        rejected: {
          [unknown]: { base: ['Not Found'] },
          'toCreate[1]': { from_time: ['Overlaps with an existing time slot'] },
        },
      },
    });
  });

  it('of holidays take nested slots with destroy markers', async () => {
    const { call, own } = await withLocation(t);
    const added = await call('POST', `${own}/special_hours`, {
      special_hour: {
        closure_date: '2026-12-24',
        closed: false,
        time_slots_attributes: [
          { day: 'thursday', from_time: '09:00 AM', to_time: '12:00 PM' },
          { day: 'thursday', from_time: '01:00 PM', to_time: '04:00 PM' },
        ],
      },
    });
    const special = (added.body as unknown as { special_hour: { id: string; time_slots: { id: string }[] } })
      .special_hour;
    const [morning, afternoon] = special.time_slots;
    const changed = await call('PUT', at(`${own}/special_hours`, special.id), {
      special_hour: {
        time_slots_attributes: [
          { id: morning?.id, _destroy: true },
          { id: afternoon?.id, to_time: '05:00 PM' },
        ],
      },
    });
    expect(changed.body).toMatchObject({
      special_hour: {
        id: special.id,
        closure_date: '2026-12-24',
        closed: false,
        time_slots: [{ id: afternoon?.id, day: 'thursday', from_time: '01:00 PM', to_time: '05:00 PM' }],
      },
    });
    const again = await call('POST', `${own}/special_hours`, {
      special_hour: { closure_date: '2026-12-24', closed: false, time_slots_attributes: [] },
    });
    expect(again.body).toMatchObject({ errors: {} });
  });

  it('of holidays replace the day where they lie inside it, and are added where they do not, unless they say so', async () => {
    const { call, own } = await withLocation(t);
    const thursday = { day: 'thursday', from_time: '10:00 AM', to_time: '08:00 PM' };
    await call('POST', `${own}/time_slots`, { time_slot: thursday });
    const add = (closure_date: string, from_time: string, to_time: string, more: object = {}) =>
      call('POST', `${own}/special_hours`, {
        special_hour: { closure_date, closed: false, time_slots_attributes: [{ from_time, to_time }], ...more },
      });
    const kinds = [
      await add('2026-12-24', '10:00 AM', '02:00 PM'),
      await add('2026-12-31', '08:00 AM', '02:00 PM'),
      await add('2027-01-07', '08:00 AM', '02:00 PM', { replaces: true }),
      await add('2027-01-08', '08:00 AM', '02:00 PM'),
    ];
    expect(kinds.map(({ body }) => (body.special_hour as unknown as { replaces: boolean }).replaces)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(await add('2027-01-14', '10:00 AM', '02:00 PM', { replaces: false })).toMatchObject({
      status: 422,
      body: { errors: { replaces: ['These hours are inside the opening hours already: they change nothing'] } },
    });
    const { id, time_slots } = (kinds[1]?.body.special_hour ?? {}) as { id: string; time_slots: { id: string }[] };
    const shorter = await call('PUT', at(`${own}/special_hours`, id), {
      special_hour: { time_slots_attributes: [{ id: time_slots[0]?.id, from_time: '11:00 AM' }] },
    });
    expect(shorter.body).toMatchObject({ special_hour: { replaces: true } });
  });

  it('and closures, discounts have their own names', async () => {
    const { call, own, id } = await withLocation(t);
    const closed = await call('POST', `${own}/closure_periods`, {
      closure_period: { from_date: '2026-12-24', to_date: '2026-12-26' },
    });
    expect(closed.body).toMatchObject({
      closure_period: { listing_id: id, from_date: '2026-12-24', to_date: '2026-12-26' },
    });
    const discount = { name: 'Morning', percentage: '15', applied_to: 'Coffee' };
    const added = await call('POST', `${own}/discounts`, { discount });
    expect(added.body).toMatchObject({ discount: { ...discount, percentage: 15 } });
    for (const [wrong, message] of [
      ['100', 'Must be less than 100'],
      ['0', 'Must be greater than 0'],
      ['ten', 'Is not a number'],
    ]) {
      const answer = await call('POST', `${own}/discounts`, { discount: { ...discount, percentage: wrong } });
      expect([wrong, answer.body]).toEqual([wrong, { errors: { percentage: [message] } }]);
    }
  });

  it('that a booking meets name it: it is kept, refunded, or nothing is saved', async () => {
    const who = await withLocation(t);
    await t.rows('update listings set published = true, bookable = true, max_capacity = 9 where id = $1', [who.id]);
    await who.call('POST', `${who.own}/time_slots/batch`, {
      toCreate: ['wednesday', 'thursday'].map((day) => ({ day, from_time: '12:00 AM', to_time: '11:59 PM' })),
    });
    await t.rows('update listings set published = true, bookable = true where id = $1', [who.id]);
    const booked = await rest(t, 'POST', '/bookings', {
      booking: {
        listing_id: who.id,
        customer_drop_off_date: someStay.dropOffAt,
        customer_collection_date: someStay.pickUpAt,
        bags_number: 1,
        stripe_card_token: 'tok_visa',
        user: { email: freshEmail(), first_name: 'Amara', last_name: 'Okafor' },
      },
    });
    expect(booked.status).toBe(201);
    const day = someStay.dropOffAt.slice(0, 10);
    const closure_period = { from_date: day, to_date: day };
    const closures = `${who.own}/closure_periods`;
    const refused = await who.call('POST', `${closures}?affected_bookings=refuse`, { closure_period });
    expect(refused).toMatchObject({
      status: 409,
      body: { affected_bookings: [{ id: booked.body.id, user_name: 'Amara O.' }] },
    });
    const kept = await who.call('POST', closures, { closure_period });
    expect(kept.body).toMatchObject({ affected_bookings: [{ id: booked.body.id, bags_number: 1 }] });
  });
});
