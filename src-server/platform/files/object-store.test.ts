import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, fetched, picture, upload, words } from '#server/modules/claims/claims.fixture.ts';
import { atTheCounter, handing } from '#server/modules/custody/custody.fixture.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { makeUser } from '#server/testing/factories.ts';
import { startObjectServer } from '#server/testing/object-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { typeCommand } from '#server/testing/type-command.ts';
import { openFiles } from './open-files.ts';
import { KeptPicture, storePicture } from './store-picture.ts';

let server: Awaited<ReturnType<typeof startObjectServer>>;
/** The product with the store, and the same product with its database alone. */
let t: TestApp;
let plain: TestApp;
beforeAll(async () => {
  server = await startObjectServer();
  [t, plain] = [await createTestApp({ config: { FILES_URL: server.objects } }), await createTestApp()];
});
afterAll(async () => {
  await Promise.all([t.close(), plain.close()]);
  await server.close();
});
beforeEach(async () => {
  await t.rows(`update stored_objects set written_at = written_at - interval '2 days' where state <> 'named'`);
  await t.tick('remove-objects');
});

const clear = ({ headers }: Awaited<ReturnType<TestApp['app']['inject']>>) =>
  ['content-type', 'cache-control', 'content-length', 'cross-origin-resource-policy', 'x-content-type-options'].map(
    (name) => headers[name],
  );

/** A person with a picture of theirs. */
async function pictured(on: TestApp) {
  const { userId } = await makeUser(on);
  expect(await upload(on, userId, '/uploads/avatar', await picture())).toBe(200);
  const [file] = await on.rows<{ id: string; key: string | null; inRow: boolean }>(
    `select f.id, f.object_key as key, f.bytes is not null as "inRow"
     from files f join users u on u.avatar_file_id = f.id where u.id = $1`,
    [userId],
  );
  if (file === undefined) throw new Error('No picture was kept');
  return { ...file, userId, look: () => on.app.inject({ url: `/files/${file.id}` }) };
}

/** What a stay's record, its claim and a person have, all in the store. */
async function claimed(on: TestApp) {
  const made = await fetched(on);
  const { bookingId, who, person } = made;
  const photoId = randomUUID();
  const photo = `/uploads/claim-photo/${bookingId}/${photoId}`;
  expect(await upload(on, who.userId, photo, await picture())).toBe(200);
  expect(
    await upload(on, who.userId, `/uploads/claim-receipt/${bookingId}`, Buffer.from('%PDF-1.4\n%%EOF'), 'a.pdf'),
  ).toBe(200);
  await person.claims.send({ bookingId, ...words });
  return { ...made, photoId };
}

describe('pictures in a store of objects', () => {
  it('are there and not in the database, and are shown as those of the database', async () => {
    const [there, here] = [await pictured(t), await pictured(plain)];
    expect([there.inRow, here.inRow, here.key]).toEqual([false, true, null]);
    expect(server.keys()).toContain(there.key);
    const [one, other] = [await there.look(), await here.look()];
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(clear(one)).toEqual(clear(other));
    expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  });

  it('of a claim are read by those alone who may, with the size of what is elsewhere', async () => {
    const { bookingId, photoId, who, person, listing } = await claimed(t);
    const stranger = await makeUser(t, { isPartner: true });
    expect((await person.claims.ofOrder({ bookingId })).receipt).toEqual({ name: 'a.pdf', bytes: 14 });
    for (const ending of [`claim/photos/${photoId}`, 'claim/receipt']) {
      const look = async (userId: string) =>
        t.app.inject({ url: `/orders/${bookingId}/${ending}`, headers: { cookie: await cookieOf(t, userId) } });
      expect([ending, (await look(who.userId)).statusCode]).toEqual([ending, 200]);
      expect([ending, (await look(listing.ownerId)).statusCode]).toEqual([ending, 200]);
      expect([ending, (await look(stranger.userId)).statusCode]).toEqual([ending, 404]);
    }
    const [claim] = await t.rows<{ key: string }>('select object_key as key from claim_photos where id = $1', [
      photoId,
    ]);
    expect((await t.app.inject({ url: `/files/${photoId}` })).statusCode).toBe(404);
    expect((await t.app.inject({ url: `/files/${claim?.key}` })).statusCode).toBe(404);
  });

  it('of bags stand in the record, for its sides alone, and in the mail that tells of them', async () => {
    const { owner, listing, bookingId } = await atTheCounter(t);
    const photoId = randomUUID();
    const url = `/uploads/hand-over-photo/${bookingId}/${photoId}`;
    expect(await upload(t, listing.ownerId, url, await picture())).toBe(200);
    await owner.custody.checkIn({ ...handing(bookingId, 2), photoId });
    const look = async (userId: string) => {
      const headers = { cookie: await cookieOf(t, userId) };
      return t.app.inject({ url: `/orders/${bookingId}/custody/photos/${photoId}`, headers });
    };
    expect((await look(listing.ownerId)).headers['content-type']).toBe('image/jpeg');
    expect((await look((await makeUser(t, { isPartner: true })).userId)).statusCode).toBe(404);
    expect(await t.rows('select 1 from hand_over_photos where id = $1 and bytes is not null', [photoId])).toEqual([]);
    t.clock.forward(6);
    expect(await t.runJobs()).toEqual([]);
    expect(t.mails.flatMap(({ pictures }) => pictures ?? []).map(({ cid }) => cid)).toContain('bags');
  });

  it('cannot be had while it is away: 503, and when to come again; then they are there again', async () => {
    const { look, userId } = await pictured(t);
    await server.away(async () => {
      const answer = await look();
      expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
      expect(await upload(t, userId, '/uploads/avatar', await picture())).toBe(503);
    });
    expect((await look()).statusCode).toBe(200);
  });

  it('that it lost, or does not open for our secret, are no bug either', async () => {
    const { key, look } = await pictured(t);
    const wrong = openFiles({ ...t.deps, config: { FILES_URL: server.wrongSecret } });
    await expect(wrong.get({ bytes: null, objectKey: key })).rejects.toMatchObject({ status: 503 });
    const none = openFiles({ ...t.deps, config: { FILES_URL: undefined } });
    await expect(none.get({ bytes: null, objectKey: key })).rejects.toMatchObject({ status: 503 });
    await server.lose(key ?? '');
    expect((await look()).statusCode).toBe(503);
  });
});

describe('objects that no row needs', () => {
  it('are deleted: of a picture that was replaced, and of a row that was taken back', async () => {
    const { userId, key } = await pictured(t);
    const kept = await t.deps.files.put(Buffer.from('never named'), 'image/webp');
    const takenBack = inTransaction(t.deps, async (em) => {
      storePicture(em, t.clock, new KeptPicture({ width: 1, height: 1 }, 'image/webp', kept));
      await em.flush();
      throw new Error('refused');
    });
    await expect(takenBack).rejects.toThrow('refused');
    expect(await upload(t, userId, '/uploads/avatar', await picture())).toBe(200);
    // Younger ones may be on their way to their row.
    await t.tick('housekeeping');
    expect(server.keys()).toEqual(expect.arrayContaining([kept.objectKey, key]));
    await t.rows(`update stored_objects set written_at = written_at - interval '25 hours'`);
    await t.rows(`update files set created_at = created_at - interval '25 hours'`);
    await t.tick('housekeeping');
    const left = server.keys();
    expect(left).not.toContain(kept.objectKey);
    expect(left).not.toContain(key);
    const named = await t.rows<{ key: string }>(
      `select object_key as key from files where object_key is not null
       union all select object_key from claim_photos union all select object_key from claim_receipts
       union all select object_key from door_photos
       union all select object_key from hand_over_photos`,
    );
    expect(
      (await t.rows<{ key: string }>('select key from stored_objects order by key')).map(({ key: each }) => each),
    ).toEqual(named.map(({ key: each }) => each).toSorted());
  });

  it('of a person who was erased are deleted, again and again until that has worked', async () => {
    const { userId, key } = await pictured(t);
    await (await t.as({ service: 'admin' })).admin.erasePerson({ userId });
    await server.away(async () => {
      await expect(t.tick('remove-objects')).rejects.toMatchObject({ status: 503 });
      expect(await t.rows('select state from stored_objects where key = $1', [key])).toEqual([{ state: 'dropped' }]);
    });
    expect(server.keys()).toContain(key);
    await t.tick('remove-objects');
    expect(server.keys()).not.toContain(key);
    expect(await t.rows('select state from stored_objects where key = $1', [key])).toEqual([]);
    expect(await t.rows('select avatar_file_id from users where id = $1', [userId])).toEqual([
      { avatar_file_id: null },
    ]);
  });
});

describe('pictures from before', () => {
  it('stay readable when a store is named, and move there, as often as it is begun', async () => {
    const before = await pictured(plain);
    const { photoId, bookingId, who } = await claimed(plain);
    const shown = (await before.look()).rawPayload;
    const config = { ...plain.deps.config, FILES_URL: server.objects };
    const files = openFiles({ ...plain.deps, config });
    const there = { deps: { ...plain.deps, config, files }, databaseUrl: plain.databaseUrl };
    const row = async () =>
      (
        await plain.rows<{ bytes: Buffer | null; objectKey: string | null }>(
          'select bytes, object_key as "objectKey" from files where id = $1',
          [before.id],
        )
      )[0] ?? { bytes: null, objectKey: null };
    expect((await files.get(await row())).equals(shown)).toBe(true);
    await server.away(() => expect(typeCommand(there, ['move-files'])).rejects.toThrow('does not answer'));
    expect((await files.get(await row())).equals(shown)).toBe(true);
    const first = await typeCommand(there, ['move-files']);
    expect(first.lines[0]).toMatch(/^Moved [3-9] pictures and documents\.$/);
    expect((await typeCommand(there, ['move-files'])).lines).toEqual(['Moved 0 pictures and documents.']);
    const moved = await row();
    expect([moved.bytes, server.keys()]).toEqual([null, expect.arrayContaining([moved.objectKey])]);
    expect((await files.get(moved)).equals(shown)).toBe(true);
    for (const table of ['files', 'claim_photos', 'claim_receipts', 'hand_over_photos'])
      expect(await plain.rows(`select 1 from ${table} where bytes is not null`), table).toEqual([]);
    // Where no store is set any more, what is there cannot be had, and is no bug.
    const url = `/orders/${bookingId}/claim/photos/${photoId}`;
    const answer = await plain.app.inject({ url, headers: { cookie: await cookieOf(plain, who.userId) } });
    expect(answer.statusCode).toBe(503);
  });

  it('move nowhere where no store is named', async () => {
    await expect(typeCommand(plain, ['move-files'])).rejects.toThrow('FILES_URL names no store');
  });
});
