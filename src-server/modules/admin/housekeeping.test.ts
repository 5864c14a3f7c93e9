import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const ids = async (sql: string) => (await t.rows<{ id: string }>(sql)).map(({ id }) => id).toSorted();
const daysAgo = (days: number) =>
  t.clock
    .now()
    .minusSeconds(days * 86_400)
    .toString();

it('deletes what is over and keeps what is of use', async () => {
  const { userId } = await makeUser(t);
  const [soon, gone] = [daysAgo(-1), daysAgo(1)];
  await t.rows(
    `insert into idempotency_keys (scope, key, request_hash, created_at) values ('s', 'old', 'h', $1), ('s', 'new', 'h', $2)`,
    [daysAgo(31), daysAgo(29)],
  );
  await t.rows(`insert into rate_limits (key, hits, window_ends_at) values ('old', 1, $1), ('new', 1, $2)`, [
    gone,
    soon,
  ]);
  await t.rows(
    `insert into sessions (id, user_id, client, uid, expires_at, created_at, last_seen_at) values
       ('aged', $1, 'c', 'u', $2, $2, $2), ('idle', $1, 'c', 'u', $3, $4, $4), ('used', $1, 'c', 'u', $3, $4, $2)`,
    [userId, gone, soon, daysAgo(15)],
  );
  await t.rows(`insert into guest_sessions (id, expires_at, created_at) values ('old', $1, $1), ('new', $2, $1)`, [
    gone,
    soon,
  ]);
  await t.rows(
    `insert into tokens (id, user_id, purpose, token_hash, expires_at, used_at, created_at) values
       ('${randomUUID()}', $1, 'activation', 'over', $2, null, $2),
       ('${randomUUID()}', $1, 'password_reset', 'used', $3, $4, $2),
       ('${randomUUID()}', $1, 'activation', 'good', $3, null, $2)`,
    [userId, gone, soon, daysAgo(2)],
  );
  await t.rows(`insert into provider_events (id, type, received_at) values ('old', 'x', $1), ('new', 'x', $2)`, [
    daysAgo(36),
    daysAgo(34),
  ]);

  await t.tick('housekeeping');

  expect(await ids('select key as id from idempotency_keys')).toEqual(['new']);
  expect(await ids('select key as id from rate_limits')).toEqual(['new']);
  expect(await ids('select id from sessions')).toEqual(['used']);
  expect(await ids('select id from guest_sessions')).toEqual(['new']);
  expect(await ids('select token_hash as id from tokens')).toEqual(['good']);
  expect(await ids('select id from provider_events')).toEqual(['new']);
});

it('deletes files that nothing names any more, wherever they may be named', async () => {
  const { userId } = await makeUser(t);
  const listing = await makeListing(t);
  const add = async (at: string) => {
    const id = randomUUID();
    await t.rows(
      `insert into files (id, content_type, width, height, bytes, created_at) values ($1, 'image/webp', 1, 1, '\\x00', $2)`,
      [id, at],
    );
    return id;
  };
  const [avatar, image, inPage, young] = [
    await add(daysAgo(9)),
    await add(daysAgo(9)),
    await add(daysAgo(9)),
    await add(daysAgo(0.5)),
  ];
  const unnamed = await add(daysAgo(9));
  await t.rows('update users set avatar_file_id = $1 where id = $2', [avatar, userId]);
  await t.rows('insert into listing_images (id, listing_id, file_id, position) values ($1, $2, $3, 1)', [
    randomUUID(),
    listing.id,
    image,
  ]);
  await t.rows(
    `insert into cms_pages (id, url, language, page_type, title, body, created_at, updated_at)
     values ($1, '/with-a-picture', 'en', 'page', 'A page', $2, now(), now())`,
    [randomUUID(), `![Bags](/files/${inPage})`],
  );
  await t.tick('housekeeping');
  const left = await ids('select id from files');
  expect(left).toEqual([avatar, image, inPage, young].toSorted());
  expect(left).not.toContain(unnamed);
});
