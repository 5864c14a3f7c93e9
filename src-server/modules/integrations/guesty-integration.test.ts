import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GUESTS_A_DAY } from '#shared/integrations/guesty-mail.ts';
import { toIso } from '#shared/time/instants.ts';
import { rest } from '#server/modules/accounts/accounts.fixture.ts';
import { makeUser } from '#server/testing/factories.ts';
import { connected, now, reservation, t, useGuesty } from './guesty.fixture.ts';

useGuesty();

describe('an integration', () => {
  const body = { integration: { token: 'gst_0123456789abcdef', service: 'guesty', guesty_email_enabled: true } };

  async function partnerHeaders() {
    const { userId, email } = await makeUser(t, { isPartner: true });
    const { secret, client } = await t.deps.sessions.start(userId);
    return { 'access-token': secret, client, uid: email };
  }

  it('is set up, changed and listed over REST, and its token is never shown whole', async () => {
    const headers = await partnerHeaders();
    const added = await rest(t, 'POST', '/integrations', body, headers);
    expect(added).toMatchObject({
      status: 201,
      body: { service: 'guesty', guesty_email_enabled: true, guesty_notification_delay: 0 },
    });
    expect(JSON.stringify(added.body)).not.toContain('456789');
    expect(await rest(t, 'POST', '/integrations', body, headers)).toMatchObject({ status: 409 });
    const changed = await rest(
      t,
      'PUT',
      `/integrations/${String(added.body.id)}`,
      { integration: { guesty_notification_delay: 24 } },
      headers,
    );
    expect(changed.body).toMatchObject({ guesty_email_enabled: true, guesty_notification_delay: 24 });
    expect((await rest(t, 'GET', '/integrations', undefined, headers)).body).toMatchObject({
      integrations: [{ id: added.body.id, guesty_notification_delay: 24 }],
    });
    expect(await rest(t, 'PUT', `/integrations/${randomUUID()}`, body, headers)).toMatchObject({ status: 404 });
  });

  it.each([
    [{ token: '' }, { token: ['Cannot be blank'] }],
    [{ guesty_notification_delay: -1 }, { guesty_notification_delay: ['Must be greater than or equal to 0'] }],
    [{ service: 'other' }, { service: expect.anything() }],
  ])('with %j is refused by the call’s names', async (wrong, errors) => {
    const headers = await partnerHeaders();
    const answer = await rest(t, 'POST', '/integrations', { integration: { ...body.integration, ...wrong } }, headers);
    expect(answer).toMatchObject({ status: 422, body: { errors } });
  });

  it('of another partner is missing, and refuses a caller without its secret', async () => {
    const { integration, path, guest, mailsTo } = await connected();
    const stranger = await t.as(await makeUser(t, { isPartner: true }));
    await expect(
      stranger.integrations.change({ integrationId: integration.id, guestyNotificationDelay: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.integrations.disconnect({ integrationId: integration.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const event = { event: 'reservation.new', reservation: reservation(guest) };
    expect(await rest(t, 'POST', path.replace(/secret=.*/, 'secret=guess'), event)).toMatchObject({ status: 401 });
    expect(await rest(t, 'POST', path.replace(/[^/]+\/guesty/, `${randomUUID()}/guesty`), event)).toMatchObject({
      status: 404,
    });
    await t.runJobs();
    expect(mailsTo()).toEqual([]);
  });

  it.each([
    {},
    { event: 'reservation.new' },
    { event: 'reservation.new', reservation: { _id: 5 } },
    { event: 'reservation.new', reservation: { _id: 'x'.repeat(200) } },
  ])('refuses an event that says %j', async (event) => {
    const { path } = await connected();
    expect((await rest(t, 'POST', path, event)).status).toBe(422);
  });

  it('takes odd values for what they are', async () => {
    const { path, owner } = await connected();
    const odd = {
      _id: 'odd',
      status: 'confirmed',
      checkInDateLocalized: '2026-13-45',
      createdAt: 'yesterday',
      guest: { email: 'no address' },
      listing: { address: { lat: 900, lng: 0 } },
    };
    expect(await rest(t, 'POST', path, { event: 'reservation.new', reservation: odd })).toMatchObject({ status: 200 });
    expect(await owner.integrations.lately()).toMatchObject([{ arrivesOn: null, rental: null }]);
  });

  it('that is disconnected hears nothing more', async () => {
    const { integration, owner, tell } = await connected();
    await owner.integrations.disconnect({ integrationId: integration.id });
    expect(await tell()).toMatchObject({ status: 404 });
    expect(await owner.integrations.list()).toEqual([]);
  });
});

describe('more guests than a partner’s day has room for', () => {
  it('wait for the next day, none is lost: their partner reads until when, and support sees it', async () => {
    const { owner, userId, path } = await connected();
    const support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
    // All of the day but one.
    await t.rows('insert into rate_limits (key, hits, window_ends_at) values ($1, $2, $3)', [
      `guesty-guests:${userId}`,
      GUESTS_A_DAY - 1,
      now().plusSeconds(3600).toString(),
    ]);
    const named = [randomUUID(), randomUUID(), randomUUID()].map((id) => `guest-${id}@example.com`);
    for (const guest of named)
      await rest(t, 'POST', path, { event: 'reservation.new', reservation: reservation(guest) });
    const written = () => t.mails.filter(({ to }) => named.includes(to)).map(({ to }) => to);
    const held = async () => (await owner.integrations.list())[0]?.heldUntil;
    const needs = async () => (await support.admin.home.get()).needs.filter(({ kind }) => kind === 'guestsHeld');
    await t.runJobs();
    expect(written()).toHaveLength(1);
    const until = toIso(now().plusSeconds(3600));
    expect(await held()).toBe(until);
    expect((await owner.integrations.lately()).map(({ dueAt }) => dueAt).toSorted()).toEqual([until, until, null]);
    expect(await needs()).toMatchObject([{ to: `/admin/people?person=${userId}` }]);
    t.clock.forward(61);
    await t.runJobs();
    expect(written().toSorted()).toEqual(named.toSorted());
    expect(await held()).toBeNull();
    expect(await needs()).toEqual([]);
  });

  it('get no more room by connecting again, and a mail that did not go out takes none', async () => {
    const { owner, integration, userId, tell } = await connected();
    await tell();
    const { send } = t.deps.mail;
    t.deps.mail.send = () => Promise.reject(new Error('the mail server is away'));
    await t.runJobs();
    t.deps.mail.send = send;
    const hits = async () =>
      (await t.rows<{ hits: number }>('select hits from rate_limits where key = $1', [`guesty-guests:${userId}`]))[0]
        ?.hits;
    expect(await hits()).toBe(0);
    await t.rows('update rate_limits set hits = 100 where key = $1', [`guesty-guests:${userId}`]);
    await owner.integrations.disconnect({ integrationId: integration.id });
    expect(await hits()).toBe(GUESTS_A_DAY);
  });
});
