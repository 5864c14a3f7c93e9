import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  freshEmail,
  type Headers,
  lastMail,
  makeMember,
  PASSWORD,
  queryOf,
  rest,
  signInBy,
  tripleOf,
} from './accounts.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A picture as a camera writes it, with words in it that must not stay. */
const picture = (width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#7f9c5a' } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .jpeg()
    .toBuffer();

const formWith = (name: string, bytes: Buffer, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
  return form;
};

async function member(): Promise<{ email: string; userId: string; me: Headers }> {
  const made = await makeMember(t);
  return { ...made, me: tripleOf(await signInBy(t, made.email)) };
}

const update = (me: Headers, user: object) => rest(t, 'PATCH', '/users/current-user', { user }, me);

describe('the profile', () => {
  it('changes what is given and keeps the rest', async () => {
    const { me, email } = await member();
    const saved = await update(me, { last_name: 'Byron', language: 'french', country_of_residence: 'usa' });
    const data = { email, first_name: 'Ada', last_name: 'Byron', language: 'french', country_of_residence: 'usa' };
    expect(saved).toMatchObject({ status: 200, body: { data: { ...data, confirmed: true } } });
    expect((await rest(t, 'GET', '/users/current-user', undefined, me)).body).toMatchObject({ data });
  });

  it('changes names, picture and password in one call', async () => {
    const { me, email } = await member();
    const next = 'a wardrobe of umbrellas';
    const form = formWith('user[attachment_attributes][file]', await picture(), {
      'user[first_name]': 'Augusta',
      'user[current_password]': PASSWORD,
      'user[password]': next,
      'user[password_confirmation]': next,
    });
    const saved = await rest(t, 'PATCH', '/users/current-user', form, me);
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { first_name: 'Augusta', avatar: expect.stringContaining('/files/') } },
    });
    expect((await signInBy(t, email, next)).status).toBe(200);
    expect((await signInBy(t, email)).status).toBe(401);
  });

  it.each([
    [
      { current_password: 'not mine', password: 'long enough', password_confirmation: 'long enough' },
      'current_password',
    ],
    [{ current_password: PASSWORD, password: 'short', password_confirmation: 'short' }, 'password'],
  ])('changes nothing when the password of the call is refused', async (passwords, field) => {
    const { me } = await member();
    const answer = await update(me, { first_name: 'Eve', ...passwords });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    expect((await rest(t, 'GET', '/users/current-user', undefined, me)).body).toMatchObject({
      data: { first_name: 'Ada' },
    });
  });

  it('keeps the password where the fields of a new one are empty', async () => {
    const { me, email } = await member();
    const sent = { first_name: 'Augusta', password: '', password_confirmation: '' };
    expect((await update(me, sent)).status).toBe(200);
    expect((await signInBy(t, email)).status).toBe(200);
  });

  it('refuses a new password without the current one', async () => {
    const { me } = await member();
    const answer = await update(me, { first_name: 'Augusta', password: 'long enough' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { current_password: ['Cannot be blank'] } } });
  });

  it('does not take an address that another person has', async () => {
    const [{ me, email }, other] = [await member(), await makeMember(t)];
    expect(
      await update(me, { email: other.email.toUpperCase(), first_name: 'Eve', current_password: PASSWORD }),
    ).toMatchObject({
      status: 422,
      body: { errors: { email: ['Email already exists, please login'] } },
    });
    expect((await rest(t, 'GET', '/users/current-user', undefined, me)).body).toMatchObject({
      data: { email, first_name: 'Ada', confirmed: true },
    });
  });

  it('has a new address confirmed again, by a link to the new one', async () => {
    const { me, userId, email } = await member();
    const next = freshEmail();
    expect((await update(me, { email: next, current_password: PASSWORD })).body).toMatchObject({
      data: { email: next, confirmed: false },
    });
    const { link, subject } = await lastMail(t, next);
    expect(subject).toBe('Confirm your e-mail for Cloakroom');
    const told = t.mails.filter(({ to }) => to === email);
    expect(told.map(({ subject: said }) => said)).toEqual(['The e-mail of your Cloakroom account was changed']);
    expect(told[0]?.html).not.toMatch(/token|reset/);
    const visitor = await t.as();
    await visitor.accounts.activate({ id: userId, token: queryOf(link, 'token') });
    expect((await rest(t, 'GET', '/users/current-user', undefined, { ...me, uid: next })).body).toMatchObject({
      data: { email: next, confirmed: true },
    });
  });

  it('hands out the headers that name the new address, and the session goes on with them', async () => {
    const { me } = await member();
    const next = freshEmail();
    const changed = await update(me, { email: next, current_password: PASSWORD });
    expect(tripleOf(changed)).toEqual({ ...me, uid: next });
    expect((await rest(t, 'GET', '/users/current-user', undefined, tripleOf(changed))).status).toBe(200);
    expect((await rest(t, 'GET', '/users/current-user', undefined, me)).body).toMatchObject({ data: { email: next } });
    expect((await rest(t, 'GET', '/users/current-user', undefined, { ...me, uid: freshEmail() })).status).toBe(401);
    const kept = await update(tripleOf(changed), { first_name: 'Grace' });
    expect(tripleOf(kept)).toEqual(tripleOf(changed));
  });

  it('keeps a phone number in one spelling, and the one name of who has no other', async () => {
    const { me } = await member();
    expect((await update(me, { phone_number: '(416) 555-0101' })).body).toMatchObject({
      data: { phone_number: '4165550101' },
    });
    expect((await update(me, { first_name: 'Melati', last_name: '' })).body).toMatchObject({
      data: { first_name: 'Melati', last_name: '' },
    });
  });

  it('asks a partner for both names, which papers and payouts need', async () => {
    const { me, userId } = await member();
    await t.rows('update users set is_partner = true where id = $1', [userId]);
    expect(await update(me, { last_name: '' })).toMatchObject({
      status: 422,
      body: { errors: { last_name: ['Cannot be blank'] } },
    });
  });

  it('takes a phone number away', async () => {
    const { me } = await member();
    expect((await update(me, { phone_number: '+1 416 555 0101' })).body).toMatchObject({
      data: { phone_number: '+14165550101' },
    });
    expect((await update(me, { phone_number: '' })).body).toMatchObject({ data: { phone_number: null } });
  });

  it.each([
    ['country_of_residence', 'mars', 'Invalid format'],
    ['language', 'klingon', 'Must be one of: english, french, spanish'],
    ['first_name', 'www.a.example', 'Should be a valid name'],
    ['phone_number', 'x', 'Should be a valid phone'],
    ['email', 'x', 'Should be a valid email address'],
  ])('says what is wrong with %s', async (field, value, message) => {
    const { me } = await member();
    expect(await update(me, { [field]: value })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
  });

  it('never takes a role, a flag or a password along', async () => {
    const { me, userId } = await member();
    await update(me, {
      first_name: 'Ada',
      role: 'admin',
      is_partner: true,
      partner: true,
      password: 'a drawer of gloves',
    });
    expect(await t.rows('select role, is_partner from users where id = $1', [userId])).toEqual([
      { role: 'customer', is_partner: false },
    ]);
  });

  it('is for people who are signed in', async () => {
    expect((await update({}, { first_name: 'Eve' })).status).toBe(401);
    expect((await rest(t, 'GET', '/users/current-user')).status).toBe(401);
  });
});

describe('the picture', () => {
  const field = 'user[attachment_attributes][file]';

  it('is cropped to a square, encoded anew and served to any visitor', async () => {
    const { me } = await member();
    const saved = await rest(t, 'PATCH', '/users/current-user', formWith(field, await picture()), me);
    const { avatar } = saved.body.data as unknown as { avatar: string };
    expect(avatar).toMatch(/^http:\/\/localhost:3000\/files\/[0-9a-f-]{36}$/);
    const file = await t.app.inject({ url: new URL(avatar).pathname });
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const read = await sharp(file.rawPayload).metadata();
    expect(read).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(read.exif).toBeUndefined();
    expect(file.rawPayload.includes('where I live')).toBe(false);
  });

  it.each([
    ['a text', Buffer.from('<svg onload="alert(1)">hello')],
    ['half a picture', Buffer.from('/9j/4AAQSkZJRgABAQ', 'base64')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
  ])('is refused when it is %s', async (what, bytes) => {
    const { me } = await member();
    expect(await rest(t, 'PATCH', '/users/current-user', formWith(field, bytes), me)).toMatchObject({
      status: 422,
      body: {
        errors: {
          file: [
            expect.stringMatching(what === 'a drawing' ? /Please save it as JPEG$/ : /^Image failed to uploaded$/),
          ],
        },
      },
    });
  });

  it('is refused above 10 MB', async () => {
    const { me } = await member();
    const big = formWith(field, Buffer.alloc(12 * 1_048_576));
    expect(await rest(t, 'PATCH', '/users/current-user', big, me)).toMatchObject({
      status: 413,
      body: { error: 'The request is larger than the 10 MB that are accepted.' },
    });
  });

  it('is refused when its pixels would fill the memory', async () => {
    const { me } = await member();
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await rest(t, 'PATCH', '/users/current-user', formWith(field, bomb), me)).status).toBe(422);
  });

  it('comes from the web by a form of its own, for people who are signed in', async () => {
    const { userId } = await member();
    const { secret } = await t.deps.sessions.start(userId);
    const send = async (cookie: string, form: FormData) => {
      const body = new Response(form);
      return t.app.inject({
        method: 'POST',
        url: '/uploads/avatar',
        headers: { cookie, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    };
    const cookie = `cloakroom_session=${secret}`;
    const saved = await send(cookie, formWith('file', await picture(100, 900)));
    expect(saved.json()).toEqual({ avatarUrl: expect.stringMatching(/^\/files\/[0-9a-f-]{36}$/) });
    expect((await send('', formWith('file', await picture()))).statusCode).toBe(401);
    const text = await send(cookie, formWith('file', Buffer.from('hello')));
    expect([text.statusCode, text.json()]).toEqual([422, { errors: { file: ['Image failed to uploaded'] } }]);
    const big = await send(cookie, formWith('file', Buffer.alloc(12 * 1_048_576)));
    expect(big.statusCode).toBe(413);
  });
});

describe('the company', () => {
  it('is given its logo by a form of its own, once there is one', async () => {
    const { userId, me } = await member();
    const { secret } = await t.deps.sessions.start(userId);
    const send = async (cookie: string, bytes: Buffer) => {
      const body = new Response(formWith('file', bytes));
      return t.app.inject({
        method: 'POST',
        url: '/uploads/logo',
        headers: { cookie, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    };
    const cookie = `cloakroom_session=${secret}`;
    expect((await send(cookie, await picture())).statusCode).toBe(404);
    await rest(t, 'POST', '/companies', { company: { name: 'Coats & Co.', email: 'office@example.com' } }, me);
    expect((await send(cookie, await picture())).json()).toEqual({
      logoUrl: expect.stringMatching(/^\/files\/[0-9a-f-]{36}$/),
    });
    expect((await send(cookie, Buffer.from('hello'))).statusCode).toBe(422);
    expect((await send('', await picture())).statusCode).toBe(401);
  });

  it('is one where it is added twice at once', async () => {
    const { userId, me } = await member();
    const company = { name: 'Coats & Co.', email: 'Office@example.com' };
    const added = await Promise.all([1, 2, 3].map(() => rest(t, 'POST', '/companies', { company }, me)));
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    expect(await t.rows('select email from companies where user_id = $1', [userId])).toEqual([
      { email: 'office@example.com' },
    ]);
  });

  it('is added, changed and given a logo', async () => {
    const { me } = await member();
    expect((await rest(t, 'GET', '/companies/current', undefined, me)).body).toEqual({ company: null });
    const made = await rest(
      t,
      'POST',
      '/companies',
      { company: { name: 'Coats & Co.', email: 'Office@example.com' } },
      me,
    );
    expect(made).toMatchObject({ status: 200, body: { name: 'Coats & Co.', email: 'office@example.com', logo: null } });
    const logo = formWith('company[logo_attributes][file]', await picture(), {
      'company[name]': 'Coats & Sons',
      'company[email]': 'office@example.com',
    });
    const changed = await rest(t, 'PUT', '/companies/current', logo, me);
    expect(changed).toMatchObject({ status: 200, body: { id: made.body.id, name: 'Coats & Sons' } });
    const file = await t.app.inject({ url: new URL(changed.body.logo ?? '').pathname });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    await rest(t, 'PUT', '/companies/current', { company: { name: 'Coats', email: 'office@example.com' } }, me);
    const kept = await rest(t, 'GET', '/companies/current', undefined, me);
    expect(kept.body).toEqual({
      company: { id: made.body.id, name: 'Coats', email: 'office@example.com', logo: changed.body.logo },
    });
  });

  it.each([
    ['name', { name: '' }, 'Cannot be blank'],
    ['name', { name: '<script>' }, 'Should be a valid name'],
    ['email', { email: 'office' }, 'Should be a valid email address'],
  ])('says what is wrong with %s: %j', async (field, wrong, message) => {
    const { me } = await member();
    const company = { name: 'Coats', email: 'office@example.com', ...wrong };
    expect(await rest(t, 'POST', '/companies', { company }, me)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [message] } },
    });
  });

  it('is no other person’s business', async () => {
    const [one, other] = [await member(), await member()];
    await rest(t, 'POST', '/companies', { company: { name: 'Coats', email: 'office@example.com' } }, one.me);
    expect((await rest(t, 'GET', '/companies/current', undefined, other.me)).body).toEqual({ company: null });
    expect((await rest(t, 'GET', '/companies/current')).status).toBe(401);
    expect(
      (await rest(t, 'POST', '/companies', { company: { name: 'Coats', email: 'office@example.com' } })).status,
    ).toBe(401);
  });
});
