import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ensureBusinessTypes } from '#server/modules/partner/partner.module.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { newId } from '#server/platform/ids.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { type Acts, text, unchanged, whole } from './act.fixture.ts';

const unknownId = '018f2b7e-0000-7000-8000-000000000000';

/** What administrators do with people, their locations and what partners ask for. */
export const peopleActs: Acts = {
  'admin.people.endSessions': async ({ t }) => {
    const { userId } = await makeUser(t);
    await t.deps.sessions.start(userId);
    return { input: { userId, client: null }, about: userId, ...unchanged, refused: { input: {}, as: 'BAD_REQUEST' } };
  },
  'admin.people.revokeToken': async ({ t }) => {
    const { userId } = await makeUser(t);
    const acts = { ownerId: userId, may: 'read' } as const;
    const made = await serviceTokensOf(t.db, t.clock).make({ name: 'Till at the bar', role: 'partner', days: 9, acts });
    const tokenId = made?.id ?? '';
    return {
      input: { userId, tokenId },
      about: tokenId,
      before: { revoked_at: null },
      after: { revoked_at: text },
      refused: { input: { userId: unknownId, tokenId }, as: 'notFound' },
    };
  },
  'admin.people.sendResetLink': async ({ t }) => {
    const { userId } = await makeUser(t);
    return {
      input: { userId },
      about: userId,
      ...unchanged,
      refused: { input: { userId: unknownId }, as: 'notFound' },
    };
  },
  'admin.people.correctAddress': async ({ t }) => {
    const [{ userId, email }, other] = [await makeUser(t), await makeUser(t)];
    // Typed wrong, and never confirmed.
    await t.rows('update users set confirmed_at = null, first_confirmed_at = null where id = $1', [userId]);
    const right = `right-${userId}@example.com`;
    return {
      input: { userId, email: right },
      about: userId,
      before: { email },
      after: { email: right },
      refused: { input: { userId, email: other.email }, as: 'emailTaken' },
    };
  },
  'admin.people.setAdminRole': async ({ t }) => {
    const { userId } = await makeUser(t);
    const { userId: guest } = await makeUser(t, { passwordHash: null });
    return {
      input: { userId, role: 'finance' },
      about: userId,
      before: { role: 'customer', admin_role: null },
      after: { role: 'admin', admin_role: 'finance' },
      refused: { input: { userId: guest, role: 'finance' }, as: 'notFound' },
    };
  },
  'admin.people.setPartner': async ({ t }) => {
    const { userId } = await makeUser(t);
    const { ownerId } = await makeListing(t);
    return {
      input: { userId, isPartner: true },
      about: userId,
      before: { is_partner: false, partner_onboarding_step: 0 },
      after: { is_partner: true, partner_onboarding_step: 1 },
      refused: { input: { userId: ownerId, isPartner: false }, as: 'partnerStays' },
    };
  },
  'admin.people.invite': async ({ t }) => {
    const { email } = await makeUser(t);
    const input = { email: 'colleague@example.com', firstName: 'Ilan', lastName: 'Roth', role: 'support' };
    return {
      input,
      about: null,
      before: null,
      after: whole,
      refused: { input: { ...input, email }, as: 'emailTaken' },
    };
  },
  'admin.people.takeSecondFactor': async ({ t }) => {
    const { userId } = await makeUser(t);
    await t.rows(`insert into second_factors (user_id, version, created_at) values ($1, $1, $2)`, [
      userId,
      t.clock.now().toString(),
    ]);
    return {
      input: { userId },
      about: userId,
      ...unchanged,
      refused: { input: { userId: unknownId }, as: 'notFound' },
    };
  },
  'admin.people.exportData': async ({ t }) => {
    const { userId } = await makeUser(t);
    return {
      input: { userId },
      about: userId,
      ...unchanged,
      refused: { input: { userId: unknownId }, as: 'notFound' },
    };
  },
  // By number alone: what is written down does not name whom it erased.
  'admin.erasePerson': async ({ t }) => {
    const { userId } = await makeUser(t);
    const { ownerId } = await makeListing(t);
    return { input: { userId }, about: userId, refused: { input: { userId: ownerId }, as: 'notErasable' } };
  },
  'admin.changeRequests.decide': async ({ t, colleague }) => {
    const { id: listingId, ownerId } = await makeListing(t);
    const changeRequestId = newId();
    await t.rows(
      `insert into change_requests (id, listing_id, requested_by, status, changes, created_at)
       values ($1, $2, $3, 'waiting', '{"name":"Piper Street Laundry"}', $4)`,
      [changeRequestId, listingId, ownerId, t.clock.now().toString()],
    );
    const { seen } = await colleague.admin.changeRequests.show({ changeRequestId });
    const refusal = { changeRequestId, seen, decision: { kind: 'refuse', reason: 'Not so' } };
    return {
      input: { changeRequestId, seen, decision: { kind: 'approve' } },
      about: changeRequestId,
      before: { status: 'waiting' },
      after: { status: 'approved' },
      refused: { input: refusal, as: 'changeRequestGone' },
    };
  },
  'admin.newLocations.decide': async ({ t, colleague }) => {
    const { id: listingId } = await makeListing(t);
    const lookId = newId();
    await t.rows(
      `insert into location_looks (id, listing_id, because, latitude, longitude, gates, asked_at)
       select $1, id, 'new', latitude, longitude, true, $3 from listings where id = $2`,
      [lookId, listingId, t.clock.now().toString()],
    );
    const { seen } = await colleague.admin.newLocations.show({ lookId });
    const refusal = { lookId, seen, decision: { kind: 'refuse', reason: 'Not so' } };
    return {
      input: { lookId, seen, decision: { kind: 'fine' } },
      about: lookId,
      before: { state: 'waiting' },
      after: { state: 'fine' },
      refused: { input: refusal, as: 'newLocationGone' },
    };
  },
  'admin.listings.note': async ({ t }) => {
    const { id: listingId } = await makeListing(t);
    const input = { listingId, note: 'Side door after eight' };
    const refused = { input: { ...input, listingId: unknownId }, as: 'listingNotFound' };
    return { input, about: listingId, ...unchanged, refused };
  },
  'admin.listings.setBusinessType': async ({ t }) => {
    const { id: listingId } = await makeListing(t);
    await ensureBusinessTypes(t.deps);
    const [kind] = await t.rows<{ id: string }>('select id from business_types limit 1');
    const input = { listingId, businessTypeId: kind?.id ?? '', reason: 'It sells books' };
    return {
      input,
      about: listingId,
      before: expect.anything(),
      after: expect.objectContaining({ business_type_id: text }),
      refused: { input: { ...input, listingId: unknownId }, as: 'listingNotFound' },
    };
  },
  'admin.listings.setAddress': async ({ t }) => {
    const { id: listingId } = await makeListing(t);
    await t.rows(
      `insert into places (id, kind, name, context, country, latitude, longitude, weight, search_text)
       values ($1, 'city', 'Toronto', 'Ontario, Canada', 'CA', 43.65, -79.38, 1, 'toronto')`,
      [newId()],
    );
    const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = await t.rows<{
      latitude: number;
      longitude: number;
    }>('select latitude, longitude from listings where id = $1', [listingId]);
    const input = { listingId, address: '67 Front St W', latitude, longitude, reason: 'The old sign was wrong' };
    return {
      input,
      about: listingId,
      before: expect.anything(),
      after: expect.objectContaining({ address: '67 Front St W' }),
      refused: { input: { ...input, listingId: unknownId }, as: 'listingNotFound' },
    };
  },
  'admin.listings.setSurroundings': async ({ t }) => {
    const { id: listingId } = await makeListing(t);
    const place = { country: 'CA', region: 'MB', timeZone: 'America/Winnipeg' };
    const input = { listingId, ...place, reason: 'It stands in Manitoba' };
    return {
      input,
      about: listingId,
      before: expect.anything(),
      after: expect.objectContaining({ region: 'MB', time_zone: 'America/Winnipeg' }),
      refused: { input: { ...input, timeZone: 'America/Nowhere' }, as: 'zoneUnknown' },
    };
  },
  'admin.listings.setPhotos': async ({ t }) => {
    const { id: listingId } = await makeListing(t);
    const input = { listingId, imageIds: [], reason: 'It showed a face' };
    const refused = { input: { ...input, imageIds: [randomUUID()] }, as: 'imageFailed' };
    return { input, about: listingId, ...unchanged, refused };
  },
  'admin.opening.saveOpening': async ({ t, colleague }) => {
    const { id: listingId } = await makeListing(t);
    const change = { listingId, closures: [{ from: '2026-12-24', to: '2026-12-26' }] };
    const { fingerprint } = await colleague.admin.opening.affected(change);
    const input = { ...change, fingerprint, choices: [], requestId: randomUUID(), reason: 'As you asked by phone' };
    return {
      input,
      about: listingId,
      before: expect.anything(),
      after: expect.objectContaining({ rules: expect.anything() }),
      refused: { input: { ...input, requestId: randomUUID(), listingId: unknownId }, as: 'listingNotFound' },
    };
  },
  'admin.listings.removeNote': async ({ t, colleague }) => {
    const { id: listingId } = await makeListing(t);
    await colleague.admin.listings.note({ listingId, note: 'Side door after eight' });
    const { notes } = await colleague.admin.listings.show({ listingId });
    const noteId = notes[0]?.id ?? '';
    return {
      input: { noteId, removed: true },
      about: noteId,
      before: { removed_at: null },
      after: { removed_at: text },
      refused: { as: 'notFound' },
    };
  },
  'admin.listings.stop': async ({ t }) => {
    const { id: listingId } = await makeListing(t);
    const input = { listingId, reason: 'Flooded cellar' };
    return {
      input,
      about: listingId,
      before: { stopped_at: null, stopped_because: null },
      after: { stopped_at: text, stopped_because: 'Flooded cellar' },
      refused: { input: { ...input, listingId: unknownId }, as: 'listingNotFound' },
    };
  },
  'admin.listings.resume': async ({ t, colleague }) => {
    const { id: listingId } = await makeListing(t);
    await colleague.admin.listings.stop({ listingId, reason: 'Flooded cellar' });
    return {
      input: { listingId },
      about: listingId,
      before: { stopped_because: 'Flooded cellar' },
      after: { stopped_because: null },
      refused: { input: { listingId: unknownId }, as: 'listingNotFound' },
    };
  },
  'admin.listings.setRates': async ({ t }) => {
    const { id: listingId } = await makeListing(t);
    const input = { listingId, pricePerHour: 410, maxPrice: null, overnightFee: null, handlingFee: null };
    return {
      input,
      about: listingId,
      before: { price_per_hour: null },
      after: { price_per_hour: 410 },
      refused: { input: { ...input, listingId: unknownId }, as: 'listingNotFound' },
    };
  },
};
