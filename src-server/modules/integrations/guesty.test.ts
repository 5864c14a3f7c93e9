import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { toIso } from '#shared/time/instants.ts';
import { rest } from '#server/modules/accounts/accounts.fixture.ts';
import { makeListing } from '#server/testing/factories.ts';
import { isGuestyThere } from './guesty-api.ts';
import { type Answer, connected, guesty, now, reservation, t, useGuesty } from './guesty.fixture.ts';

useGuesty();

describe('a guest of a rental', () => {
  it('says no name that is the address of a page, in its subject, its text or as its sender', async () => {
    const { userId, tell, mailsTo } = await connected();
    await t.rows(
      'insert into companies (id, user_id, name, email, created_at, updated_at) values ($1, $2, $3, $4, $5, $5) returning id',
      [randomUUID(), userId, 'phish.example/login', 'desk@example.com', now().toString()],
    );
    await tell({ listing: { _id: 'l', title: 'http://phish.example/login', address: { lat: 43.64, lng: -79.38 } } });
    expect(await t.runJobs()).toEqual([]);
    const [mail] = mailsTo();
    expect(mail).toMatchObject({ subject: 'A place for your bags', fromName: expect.not.stringContaining('phish') });
    expect(JSON.stringify(mail)).not.toContain('phish');
  });

  it('is written to once, with the way to the nearest location, however often Guesty tells of them', async () => {
    const { tell, mailsTo, listing, userId } = await connected();
    await makeListing(t, { ownerId: userId, at: { latitude: 45.5, longitude: -73.57 } });
    await Promise.all([tell(), tell(), tell({}, 'reservation.updated')]);
    expect(await t.runJobs()).toEqual([]);
    await tell();
    expect(await t.runJobs()).toEqual([]);
    expect(mailsTo()).toHaveLength(1);
    const [slug] = await t.rows<{ slug: string }>('select slug from listings where id = $1', [listing.id]);
    expect(mailsTo()[0]).toMatchObject({ subject: 'A place for your bags near Loft on Front St' });
    expect(mailsTo()[0]?.html).toContain(`/map/${slug?.slug}`);
    expect(mailsTo()[0]?.text).toContain('Hello Sofia');
  });

  it('is written to at their hour, not before', async () => {
    const { tell, mailsTo } = await connected({ delay: 24 });
    await tell();
    await t.runJobs();
    expect(mailsTo()).toEqual([]);
    const before = now();
    t.clock.set(before.plusSeconds(24 * 3600));
    await t.runJobs();
    expect(mailsTo()).toHaveLength(1);
    t.clock.set(before);
  });

  it('who cancels before their hour is not written to, whatever comes late or twice', async () => {
    const { tell, mailsTo, owner } = await connected({ delay: 1 });
    const later = now().plusSeconds(60).toString();
    await tell();
    await tell({ status: 'canceled', lastUpdatedAt: later }, 'reservation.updated');
    // What was sent first arrives last.
    await tell();
    const before = now();
    t.clock.set(before.plusSeconds(7200));
    await t.runJobs();
    t.clock.set(before);
    expect(mailsTo()).toEqual([]);
    expect(await owner.integrations.lately()).toMatchObject([{ state: 'canceled', rental: 'Loft on Front St' }]);
    expect(await owner.integrations.month()).toMatchObject({ heard: 1, sent: 0, canceled: 1 });
  });

  it('is not written to while mails are off, and is when they are on again before their hour', async () => {
    const { tell, mailsTo, owner, integration } = await connected({ delay: 5, enabled: false });
    await tell();
    await t.runJobs();
    await owner.integrations.change({ integrationId: integration.id, guestyEmailEnabled: true });
    const before = now();
    t.clock.set(before.plusSeconds(5 * 3600));
    await t.runJobs();
    t.clock.set(before);
    expect(mailsTo()).toHaveLength(1);
  });

  it('of whom an event says no more than an id is asked about, with one token for the day', async () => {
    const { path, guest, mailsTo } = await connected();
    guesty.answers((_request, response) => response.end(JSON.stringify(reservation(guest))));
    const tellId = (id: string) =>
      rest(t, 'POST', path, {
        event: 'reservation.created.v2',
        publishedAt: now().toString(),
        reservation: { _id: id, status: 'confirmed', guestId: 'g', listingId: 'l' },
      });
    await tellId(`res-${guest}`);
    expect(await t.runJobs()).toEqual([]);
    expect(mailsTo()).toHaveLength(1);
    await tellId(`res-other-${guest}`);
    await t.runJobs();
    expect(guesty.asked.filter((each) => each === 'POST /oauth2/token')).toHaveLength(1);
  });

  it('is asked about with one token, however many ask at once', async () => {
    const { guest, integration } = await connected();
    guesty.answers((_request, response) => response.end(JSON.stringify(reservation(guest))));
    const given = guesty.tokens.given;
    const reach = () => isGuestyThere(t.deps, integration.id);
    expect(await Promise.all(Array.from({ length: 10 }, reach))).toEqual(Array.from({ length: 10 }, () => true));
    expect(guesty.tokens.given - given).toBe(1);
  });

  it('is asked about with the token of today where Guesty gives no other, and waits once that has ended', async () => {
    const { integration, userId } = await connected();
    guesty.answers((_request, response) => response.writeHead(404).end('{}'));
    const reach = () => isGuestyThere(t.deps, integration.id).catch((error: Error) => error.name);
    expect(await reach()).toBe(true);
    const before = now();
    guesty.tokens.most = guesty.tokens.given;
    onTestFinished(() => {
      guesty.tokens.most = Infinity;
      t.clock.set(before);
    });
    guesty.asked.length = 0;
    t.clock.set(before.plusSeconds(86_400 - 120));
    expect([await reach(), await reach()]).toEqual([true, true]);
    expect(guesty.asked.filter((each) => each === 'POST /oauth2/token')).toHaveLength(1);
    t.clock.set(before.plusSeconds(86_401));
    expect(await reach()).toBe('GuestyBusy');
    expect((await (await t.as({ userId })).integrations.list())[0]?.refusedAt).toBeNull();
    guesty.tokens.most = Infinity;
    t.clock.set(before.plusSeconds(86_401 + 61));
    expect(await reach()).toBe(true);
  });

  it('who cancelled while Guesty was asked is not written to', async () => {
    const { path, guest, mailsTo, owner } = await connected({ delay: 1 });
    const id = `res-${guest}`;
    const before = now();
    onTestFinished(() => t.clock.set(before));
    const told = (status: string, publishedAt: string) =>
      rest(t, 'POST', path, { event: 'reservation.updated.v2', publishedAt, reservation: { _id: id, status } });
    const at = (seconds: number) => before.plusSeconds(seconds).toString();
    // The answer is about the state of the booking, and is asked half a minute later.
    guesty.answers((_request, response) => response.end(JSON.stringify(reservation(guest, { lastUpdatedAt: at(0) }))));
    await told('confirmed', at(1));
    t.clock.set(before.plusSeconds(30));
    await t.runJobs();
    await told('canceled', at(20));
    t.clock.set(before.plusSeconds(7200));
    await t.runJobs();
    expect(mailsTo()).toEqual([]);
    expect(await owner.integrations.lately()).toMatchObject([{ state: 'canceled' }]);
  });

  it('who cancelled is not written to where no event said so: it is asked once more', async () => {
    const { tell, guest, mailsTo } = await connected({ delay: 1 });
    const before = now();
    onTestFinished(() => t.clock.set(before));
    await tell();
    const lastUpdatedAt = before.plusSeconds(600).toString();
    guesty.answers((_request, response) =>
      response.end(JSON.stringify(reservation(guest, { status: 'canceled', lastUpdatedAt }))),
    );
    t.clock.set(before.plusSeconds(7200));
    await t.runJobs();
    expect(mailsTo()).toEqual([]);
  });

  it('keeps what an event said after the answer was made', async () => {
    const { path, guest, mailsTo } = await connected();
    const at = (seconds: number) => now().plusSeconds(seconds).toString();
    guesty.answers((_request, response) => response.end(JSON.stringify(reservation(guest, { lastUpdatedAt: at(0) }))));
    await rest(t, 'POST', path, {
      event: 'reservation.updated.v2',
      publishedAt: at(10),
      reservation: { _id: `res-${guest}`, status: 'canceled' },
    });
    await t.rows(`update guesty_reservations set status = 'confirmed' where reservation_id = $1`, [`res-${guest}`]);
    await t.runJobs();
    // It filled the address, and left the time of what was published.
    expect(mailsTo()).toHaveLength(1);
    const [row] = await t.rows<{ changed_at: Date }>(
      'select changed_at from guesty_reservations where reservation_id = $1',
      [`res-${guest}`],
    );
    expect(row?.changed_at.getTime()).toBe(now().plusSeconds(10).toEpochMilli());
  });

  it('is written to outside of any transaction, once, also by two jobs at once', async () => {
    const { tell, mailsTo } = await connected();
    await tell();
    const { send } = t.deps.mail;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    onTestFinished(() => {
      t.deps.mail.send = send;
    });
    t.deps.mail.send = async (mail) => {
      begin();
      await answered;
      return send(mail);
    };
    const first = t.runJobs();
    await begun;
    const open = `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
    expect(await t.rows(open)).toEqual([]);
    await tell();
    await t.rows('select from guesty_reservations for update nowait');
    const second = t.runJobs();
    answer();
    await Promise.all([first, second]);
    expect(mailsTo()).toHaveLength(1);
  });

  it('is written to again where the mail was not handed over, and not where it may have been', async () => {
    const [away, unsure] = [await connected(), await connected()];
    await away.tell();
    await unsure.tell();
    const { send } = t.deps.mail;
    t.deps.mail.send = ({ to }) =>
      Promise.reject(
        to === unsure.guest ? Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }) : new Error('not taken'),
      );
    expect(await t.runJobs()).toHaveLength(2);
    t.deps.mail.send = send;
    expect(await t.runJobs()).toEqual([]);
    expect([away.mailsTo().length, unsure.mailsTo().length]).toEqual([1, 0]);
  });

  it('waits when Guesty says that it was asked too often, or fails', async () => {
    const { path, guest, mailsTo } = await connected();
    const answers: Answer[] = [
      (_request, response) => response.writeHead(429, { 'retry-after': '30' }).end('{}'),
      (_request, response) => response.writeHead(500).end('no'),
      (_request, response) => response.end(JSON.stringify(reservation(guest))),
    ];
    guesty.answers((request, response) => answers.shift()?.(request, response));
    await rest(t, 'POST', path, {
      event: 'reservation.created.v2',
      reservation: { _id: `res-${guest}`, status: 'confirmed' },
    });
    const before = now();
    expect(await t.runJobs()).toEqual([]);
    expect(mailsTo()).toEqual([]);
    t.clock.set(before.plusSeconds(31));
    expect(await t.runJobs()).toHaveLength(1);
    expect(await t.runJobs()).toEqual([]);
    t.clock.set(before);
    expect(mailsTo()).toHaveLength(1);
  });

  describe('whose Guesty does not take the token of the day', () => {
    const idOnly = (path: string, id: string) =>
      rest(t, 'POST', path, { event: 'reservation.created.v2', reservation: { _id: id, status: 'confirmed' } });
    const asAsked =
      (guest: string): Answer =>
      ({ url = '' }, response) => {
        const _id = decodeURIComponent(url.split('?')[0]?.split('/').at(-1) ?? '');
        response.end(JSON.stringify(reservation(guest, { _id })));
      };
    const tokensAsked = () => guesty.asked.filter((each) => each === 'POST /oauth2/token').length;
    const refusedAt = async (userId: string) => (await (await t.as({ userId })).integrations.list())[0]?.refusedAt;
    afterEach(() => {
      guesty.tokens.isRefused = false;
    });

    it('is asked about again with a new one, at once', async () => {
      const { path, guest, mailsTo, userId } = await connected();
      let revoked = '';
      guesty.answers((request, response) =>
        request.headers.authorization === revoked
          ? response.writeHead(401).end('{}')
          : asAsked(guest)(request, response),
      );
      await idOnly(path, `first-${guest}`);
      await t.runJobs();
      revoked = `Bearer token-${guesty.tokens.given}`;
      await idOnly(path, `second-${guest}`);
      expect(await t.runJobs()).toEqual([]);
      expect(tokensAsked()).toBe(2);
      expect(mailsTo()).toHaveLength(2);
      expect(await refusedAt(userId)).toBeNull();
    });

    it('waits while a new one is not taken either: the connection is broken, and its partner sees since when', async () => {
      const { path, guest, mailsTo, userId } = await connected();
      guesty.answers((_request, response) => response.writeHead(401).end('{}'));
      await idOnly(path, `third-${guest}`);
      const since = now();
      await t.runJobs();
      expect(guesty.asked).toEqual(['POST /oauth2/token', `GET /v1/reservations/third-${encodeURIComponent(guest)}`]);
      expect(await refusedAt(userId)).toBe(toIso(since));
      guesty.tokens.isRefused = true;
      await idOnly(path, `fourth-${guest}`);
      await t.runJobs();
      expect(mailsTo()).toEqual([]);
      guesty.tokens.isRefused = false;
      guesty.answers(asAsked(guest));
      t.clock.set(since.plusSeconds(3600));
      await t.tick('free-waiting-jobs');
      await t.runJobs();
      t.clock.set(since);
      expect(mailsTo()).toHaveLength(2);
      expect(await refusedAt(userId)).toBeNull();
    });
  });

  it('is asked about no more often than Guesty allows', async () => {
    const { path, guest } = await connected();
    guesty.answers((_request, response) => response.end(JSON.stringify(reservation(guest, { guest: {} }))));
    for (let index = 0; index < 20; index += 1) {
      await rest(t, 'POST', path, {
        event: 'reservation.created.v2',
        reservation: { _id: `many-${guest}-${index}`, status: 'confirmed' },
      });
    }
    await t.runJobs();
    // One of the second's fifteen asked for the token.
    expect(guesty.asked.filter((each) => each.startsWith('GET /v1/reservations/'))).toHaveLength(14);
  });
});
