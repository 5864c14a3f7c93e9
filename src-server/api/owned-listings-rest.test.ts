import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { freshEmail, rest } from '#server/modules/accounts/accounts.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { someStay } from '#server/testing/factories.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { at, createPartnerApp, newPartner, withLocation } from './partner-rest.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createPartnerApp();
});
afterAll(() => t.close());

/** A confirmed booking of that many bags at a location. */
async function bookedRoom(listingId: string, bags: number): Promise<{ affected: string }> {
  await t.rows('update listings set published = true, bookable = true where id = $1', [listingId]);
  const booked = await rest(t, 'POST', '/bookings', {
    booking: {
      listing_id: listingId,
      customer_drop_off_date: someStay.dropOffAt,
      customer_collection_date: someStay.pickUpAt,
      bags_number: bags,
      stripe_card_token: 'tok_visa',
      user: { email: freshEmail(), first_name: 'Amara', last_name: 'Okafor' },
    },
  });
  expect(booked.status).toBe(201);
  return { affected: String(booked.body.id) };
}

/** A picture of one colour, as a file. */
async function photo(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

async function formWithPhoto(background: string): Promise<FormData> {
  const form = new FormData();
  form.set('listing[image]', await photo(background), 'shop.png');
  return form;
}

describe('a location over REST', () => {
  it('takes a photo by multipart, and changes what is given', async () => {
    const { call, own } = await withLocation(t);
    const form = new FormData();
    form.set('listing[name]', 'York Street Coffee');
    form.set('listing[preferences][wi_fi]', 'true');
    form.set('listing[postal_code]', 'M5J 1P3');
    form.set('listing[image]', await photo('#a33'), 'shop.png');
    const changed = await call('PATCH', own, form);
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: 'York Street Coffee',
        alternative_name: 'York St. Coffee',
        postal_code: 'M5J 1P3',
        preferences: { wi_fi: true, restroom: false },
        status: 'active',
        pending_changes: [],
      },
    });
    const { images } = changed.body as unknown as { images: { url: string }[] };
    expect(images).toHaveLength(1);
    expect((await t.app.inject(new URL(images[0]?.url ?? '').pathname)).statusCode).toBe(200);
  });

  it('without a storefront name has its name over the door, also once that changes', async () => {
    const { call, own, id } = await withLocation(t, { alternative_name: undefined });
    expect((await call('GET', own)).body).toMatchObject({ alternative_name: null });
    await call('PATCH', own, { listing: { name: 'Left Luggage Bay' } });
    expect(await t.rows('select door_name from listings where id = $1', [id])).toEqual([
      { door_name: 'Left Luggage Bay' },
    ]);
  });

  it('has at most eight photos: another one is refused, and none is lost', async () => {
    const { call, own } = await withLocation(t);
    for (let nth = 0; nth < 8; nth += 1) {
      expect((await call('PATCH', own, await formWithPhoto(`#a3${nth}`))).status).toBe(200);
    }
    const ninth = await call('PATCH', own, await formWithPhoto('#393'));
    expect(ninth).toMatchObject({ status: 422, body: { errors: { image: [expect.any(String)] } } });
    expect((await call('GET', own)).body).toMatchObject({ images: { length: 8 } });
  });

  it('keeps the photos that wait to be approved when another one comes', async () => {
    const { call, own, id } = await withLocation(t);
    await t.rows('update listings set was_published = true where id = $1', [id]);
    await call('PATCH', own, await formWithPhoto('#111'));
    await call('PATCH', own, await formWithPhoto('#222'));
    const [waiting] = await t.rows<{ photos: number }>(
      `select jsonb_array_length(changes -> 'imageIds') as photos from change_requests
       where listing_id = $1 and status = 'waiting'`,
      [id],
    );
    expect(waiting).toEqual({ photos: 2 });
  });

  it('changes as a whole or not at all', async () => {
    const { call, own, id } = await withLocation(t);
    const unknown = { name: 'Another Name', max_capacity: 2, business_type_id: newId() };
    for (const query of ['', '?affected_bookings=refuse']) {
      expect(await call('PATCH', `${own}${query}`, { listing: unknown })).toMatchObject({ status: 422 });
      expect((await call('GET', own)).body).toMatchObject({ name: 'York St. Coffee Inc.', max_capacity: 4 });
    }
    await call('POST', `${own}/time_slots/batch`, {
      toCreate: weekdays.map((day) => ({ day, from_time: '12:00 AM', to_time: '11:59 PM' })),
    });
    const { affected } = await bookedRoom(id, 3);
    const smaller = { name: 'Another Name', max_capacity: 2 };
    expect(await call('PATCH', `${own}?affected_bookings=refuse`, { listing: smaller })).toMatchObject({
      status: 409,
      body: { affected_bookings: [{ id: affected }] },
    });
    expect((await call('GET', own)).body).toMatchObject({ name: 'York St. Coffee Inc.', max_capacity: 4 });
  });

  it('that travellers have seen waits to be approved', async () => {
    const { call, own, id } = await withLocation(t);
    await t.rows('update listings set was_published = true where id = $1', [id]);
    const changed = await call('PATCH', own, {
      listing: { name: 'Another Name', additional_information: 'Ring twice' },
    });
    expect(changed.body).toMatchObject({
      name: 'York St. Coffee Inc.',
      additional_information: 'Ring twice',
      status: 'waiting_for_approve',
      pending_changes: ['name'],
    });
    const more = await call('PATCH', own, { listing: { alternative_name: 'York' } });
    expect(more.body).toMatchObject({ pending_changes: ['name', 'alternative_name'] });
  });

  it('tells what is wrong by the call’s own names', async () => {
    const { call, own } = await withLocation(t);
    const added = await call('POST', '/users/current-user/listings', {
      listing: { name: 'x', emergency_phone: 'none' },
    });
    expect(added.status).toBe(422);
    expect(Object.keys((added.body as unknown as { errors: object }).errors).toSorted()).toEqual([
      'address',
      'emergency_phone',
      'latitude',
      'longitude',
      'name',
    ]);
    expect(await call('PATCH', own, { listing: { max_capacity: 51 } })).toMatchObject({ status: 422 });
  });

  it('of another partner answers as if it did not exist', async () => {
    const { own } = await withLocation(t);
    const { call } = await newPartner(t);
    const nothing = at('/users/current-user/listings', newId());
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { listing: { name: 'Mine now' } }],
      ['GET', '/time_slots'],
      ['POST', '/time_slots', { time_slot: { day: 'monday', from_time: '09:00 AM', to_time: '10:00 AM' } }],
      ['DELETE', `/closure_periods/${newId()}`],
      ['GET', '/discounts'],
      ['POST', '/discounts', { discount: { name: 'Tea', percentage: 10, applied_to: 'Tea' } }],
    ] as const) {
      const foreign = await call(method, `${own}${path}`, body);
      const missing = await call(method, `${nothing}${path}`, body);
      expect([method, path, foreign.status, foreign.body]).toEqual([method, path, 404, missing.body]);
    }
  });
});
