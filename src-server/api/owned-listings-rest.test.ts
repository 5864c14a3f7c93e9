import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { newId } from '#server/platform/ids.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { at, createPartnerApp, newPartner, withLocation } from './partner-rest.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createPartnerApp();
});
afterAll(() => t.close());

describe('a location over REST', () => {
  it('takes a photo by multipart, and changes what is given', async () => {
    const { call, own } = await withLocation(t);
    const form = new FormData();
    form.set('listing[name]', 'York Street Coffee');
    form.set('listing[preferences][wi_fi]', 'true');
    form.set('listing[postal_code]', 'M5J 1P3');
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    form.set('listing[image]', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'shop.png');
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

  it('of somebody else answers as if it did not exist', async () => {
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
