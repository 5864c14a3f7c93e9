import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earn, makePartner } from '#server/modules/payouts/payouts.fixture.ts';
import { answers, startReceiver, takes } from '#server/modules/webhooks/webhooks.fixture.ts';
import { newId } from '#server/platform/ids.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { aBooking, makeListing, makeToronto, makeUser, someStay } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createClient } from './create-client.ts';
import { runTask } from './run-task.ts';
import { tasks } from './tasks/tasks.ts';

let t: TestApp;
let token: string;
let folder: string;
beforeAll(async () => {
  t = await createTestApp();
  token = await serviceTokensOf(t.db, t.clock).issueToTask('operations');
  folder = mkdtempSync(join(tmpdir(), 'cloakroom-tasks-'));
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

/** A task as if it were typed, over HTTP. */
async function type(name: string, ...args: readonly string[]) {
  const lines: string[] = [];
  const said: string[] = [];
  const task = tasks[name];
  if (task === undefined) throw new Error(`No task ${name}`);
  const code = await runTask({
    name,
    task,
    args,
    open: async () => ({ client: createClient({ url: t.baseUrl(), token }), close: async () => undefined }),
    out: (line) => void lines.push(line),
    say: (line) => void said.push(line),
  });
  return { code, lines, said: said.join('\n') };
}

async function booked() {
  const { id: listingId } = await makeListing(t, { capacity: 9 });
  const { userId, email } = await makeUser(t);
  const traveller = await t.as({ userId });
  const { id, code } = await traveller.booking.create({ ...aBooking(listingId), card: { cardToken: 'tok_visa' } });
  return { listingId, userId, email, id, code, traveller };
}

describe('every task', () => {
  it.each(Object.keys(tasks))('%s says what it takes, and what was typed wrong', async (name) => {
    const help = await type(name, '--help');
    expect(help.code).toBe(0);
    expect(help.lines.join('\n')).toContain(`npm run task -- ${name} `);
    const wrong = await type(name, '--no-such-thing');
    expect(wrong.code).toBe(2);
    expect(wrong.said).toContain("Unknown option '--no-such-thing'");
  });

  it('ends with 1 and a sentence where the token is not good, or not for this', async () => {
    const reader = await serviceTokensOf(t.db, t.clock).issue({ name: 'only-reads', role: 'reader', days: 1 });
    for (const bad of ['svc_unknown', reader]) {
      const said: string[] = [];
      const code = await runTask({
        name: 'erase-person',
        task: tasks['erase-person'] ?? expect.fail(),
        args: ['ada@example.com', '--yes'],
        open: async () => ({ client: createClient({ url: t.baseUrl(), token: bad }), close: async () => undefined }),
        out: () => undefined,
        say: (line) => void said.push(line),
      });
      expect(code).toBe(1);
      expect(said).toHaveLength(1);
    }
  });
});

describe('find-booking', () => {
  it('tells what support has to know', async () => {
    const { code, email } = await booked();
    const found = await type('find-booking', code.toLowerCase());
    expect(found.code).toBe(0);
    expect(found.lines[0]).toContain(`${code}  confirmed`);
    expect(found.lines[1]).toContain(email);
    expect(await type('find-booking', 'CLK-ZZZZZZ')).toMatchObject({ code: 1, said: 'No booking was found.' });
    expect((await type('find-booking')).code).toBe(2);
  });
});

describe('export-bookings', () => {
  it('writes a file that is not there yet, with every booking once', async () => {
    const { code } = await booked();
    const file = join(folder, 'bookings.csv');
    const day = t.clock.now().toString().slice(0, 10);
    const next = t.clock.now().plusSeconds(86_400).toString().slice(0, 10);
    const stretch = ['--from', day, '--until', next];
    expect(await type('export-bookings', ...stretch, '--file', file)).toMatchObject({ code: 0, lines: [] });
    const [header, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
    expect(header).toMatch(/^code,id,status,/);
    expect(rows.filter((row) => row.startsWith(`${code},`))).toHaveLength(1);
    expect(await type('export-bookings', ...stretch, '--file', file)).toMatchObject({
      code: 1,
      said: `${file} is there already: name another.`,
    });
    expect((await type('export-bookings', '--from', '2026-02-30', '--until', next)).code).toBe(2);
    expect((await type('export-bookings', '--from', next, '--until', day)).code).toBe(2);
  });
});

describe('close-location', () => {
  it('names the bookings that it meets, and closes only with an answer to what becomes of them', async () => {
    const { listingId, code, id, traveller } = await booked();
    const day = someStay.dropOffAt.slice(0, 10);
    const closures = () => t.rows('select 1 from closure_periods where listing_id = $1', [listingId]);
    const refused = await type('close-location', listingId, day);
    expect(refused.code).toBe(1);
    expect(refused.lines).toEqual([expect.stringContaining(code)]);
    expect(await closures()).toEqual([]);
    expect(await type('close-location', listingId, day, '--bookings', 'perhaps')).toMatchObject({ code: 2 });
    const closed = await type('close-location', listingId, day, '--bookings', 'refund');
    expect(closed).toMatchObject({ code: 0, lines: [`${code}  refunded`] });
    expect(await closures()).toHaveLength(1);
    expect((await traveller.booking.get({ bookingId: id })).status).toBe('canceled');
  });
});

describe('resend-mail', () => {
  it('writes to the traveller again, and only about what happened', async () => {
    const { code, email } = await booked();
    await t.runJobs();
    t.mails.length = 0;
    expect(await type('resend-mail', code, 'confirmed')).toMatchObject({ code: 0, said: `The mail goes to ${email}.` });
    await t.runJobs();
    expect(t.mails.map(({ to }) => to)).toEqual([email]);
    expect((await type('resend-mail', code, 'refunded')).code).toBe(1);
    expect((await type('resend-mail', code, 'joyful')).code).toBe(2);
  });
});

describe('verify', () => {
  it('ends with 0 while all holds, and with 1 naming what does not', async () => {
    const { listingId } = await booked();
    expect((await type('verify')).code).toBe(0);
    await t.rows('update listing_capacity set max_capacity = 49 where listing_id = $1', [listingId]);
    const faulty = await type('verify', 'capacity');
    expect(faulty).toMatchObject({ code: 1, said: expect.stringContaining('Faults: 1.') });
    expect(faulty.lines[0]).toMatch(/^capacity: does not hold/);
    await t.rows('update listing_capacity set max_capacity = 9 where listing_id = $1', [listingId]);
    expect((await type('verify', 'weather')).code).toBe(2);
  });

  it('lists charges that the ledger does not know, with what they were made for', async () => {
    const since = t.clock.now().toString();
    const known = await booked();
    const charge = async (minor: number, bookingId: string) => {
      const made = await t.deps.cards.createIntent({
        amount: { minor, currency: 'CAD' },
        idempotencyKey: newId(),
        metadata: { booking_id: bookingId, payment_id: newId() },
        confirm: false,
        customerId: null,
        paymentMethodId: null,
        saveCard: false,
      });
      if (!made.ok) throw new Error('Not made');
      const { id } = made.value;
      await t.deps.cards.confirmIntent(id, { cardToken: 'tok_visa', idempotencyKey: newId() });
      return id;
    };
    expect((await type('verify', 'payments', '--since', since)).code).toBe(0);
    const [gone, twice, given] = [newId(), known.id, newId()];
    const intents = [await charge(700, gone), await charge(900, twice), await charge(800, given)];
    const whole = { amount: { minor: 800, currency: 'CAD' }, metadata: {}, idempotencyKey: newId() };
    await t.deps.cards.refund({ intentId: intents[2] ?? '', ...whole });
    await t.sandbox.settled();
    const { code, lines } = await type('verify', 'payments', '--since', since);
    expect(code).toBe(1);
    const byAmount = (line: string) => / of (\d+) /.exec(line)?.[1] ?? '';
    expect(lines.slice(1).toSorted((a, b) => byAmount(a).localeCompare(byAmount(b)))).toEqual([
      expect.stringMatching(`of 700 CAD is not in the ledger: intent ${intents[0]}, .*${gone}, which is not here$`),
      expect.stringMatching(`of 900 CAD is not in the ledger: intent ${intents[1]}, .*order ${known.code}, confirmed$`),
    ]);
    expect((await type('verify', 'payments')).code).toBe(2);
  });
});

describe('erase-person', () => {
  it('asks twice, and says what hinders it', async () => {
    const waiting = await booked();
    expect(await type('erase-person', waiting.email, '--yes')).toMatchObject({
      code: 1,
      said: 'They cannot be erased yet. There is still a booking that is to come or is under way.',
    });
    const { email, userId } = await makeUser(t);
    const still = () => t.rows('select 1 from users where email = $1', [email]);
    expect((await type('erase-person', email)).said).toBe('Add --yes to erase them.');
    expect(await still()).toHaveLength(1);
    expect((await type('erase-person', email, '--yes')).lines[0]).toContain(`${userId} is erased`);
    expect(await still()).toEqual([]);
    const audited = await type('audit', '--about', userId);
    expect(audited.lines).toEqual([expect.stringMatching(/service:operations {2}admin\.erasePerson/)]);
  });
});

describe('administrators', () => {
  it('makes an owner of an installation that has none, lists them, and keeps the last', async () => {
    const { email } = await makeUser(t);
    expect((await type('administrators', email, '--role', 'boss')).code).toBe(2);
    expect((await type('administrators', 'nobody@example.com', '--role', 'owner')).code).toBe(1);
    expect((await type('administrators', email.toUpperCase(), '--role', 'owner')).lines).toEqual([
      `${email} is owner.`,
    ]);
    expect((await type('administrators')).lines).toContainEqual(`${email}  Ada Lovelace  owner`);
    const { userId } = await makeUser(t);
    await t.rows("update users set role = 'customer', admin_role = null where email <> $1", [email]);
    expect(await type('administrators', email, '--role', 'none')).toMatchObject({ code: 1 });
    expect(await type('administrators', 'recover', email)).toMatchObject({ code: 1 });
    await t.rows(
      'insert into second_factors (user_id, version, confirmed_at, created_at) values ($1, gen_random_uuid(), now(), now())',
      [userId],
    );
    const [person] = await t.rows<{ email: string }>('select email from users where id = $1', [userId]);
    expect(await type('administrators', 'recover', person?.email ?? '')).toMatchObject({ code: 0 });
    expect(await t.rows('select 1 from second_factors where user_id = $1', [userId])).toEqual([]);
  });
});

describe('import-locations', () => {
  const header =
    'owner,name,storefront,address,latitude,longitude,phone,capacity,wifi,restroom,monday,tuesday,wednesday,thursday,friday,saturday,sunday';

  it('says each row’s fault in a dry run and saves nothing; then adds what is good, each once', async () => {
    await makeListing(t);
    await makeToronto(t);
    const { email, userId } = await makeUser(t, { isPartner: true });
    const file = join(folder, 'locations.csv');
    const good = `${email},Harbour Lockers,,"61 York St, Toronto",43.6466,-79.3822,+14165550142,12,yes,no,9:00-13:00 14:00-18:30,,,,,,`;
    writeFileSync(
      file,
      [
        header,
        good,
        `${email},At Sea,,Nowhere 1,0,0,+14165550142,12,,,,,,,,,`,
        `nobody@example.com,Nobody,,"61 York St, Toronto",43.6466,-79.3822,,12,,,,,,,,,`,
        `${email},Many,,"61 York St, Toronto",43.6466,-79.3822,,ninety,,,nine to five,,,,,,`,
        `${email},Much,,"61 York St, Toronto",99,-79.3822,call me,0,,,,,,,,,`,
      ].join('\n'),
    );
    const own = () => t.rows<{ name: string }>('select name from listings where owner_id = $1', [userId]);
    const dry = await type('import-locations', file, '--dry-run');
    expect(dry).toMatchObject({ code: 1, said: expect.stringContaining('Refused: 4.') });
    expect(dry.lines[0]).toBe('Row 2, Harbour Lockers: good');
    expect(dry.lines[2]).toBe('Row 4, Nobody: owner: No partner has this address');
    expect(dry.lines[3]).toContain('capacity: "ninety" is no number; monday: "nine" is no opening such as 9:00-18:30');
    expect(dry.lines[4]).toMatch(/^Row 6, Much: phone: .+; latitude: .+; capacity: .+$/);
    expect(await own()).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await type('import-locations', file)).code).toBe(1);
    expect(await own()).toEqual([{ name: 'Harbour Lockers' }]);
    writeFileSync(file, 'a,b\n1,2\n');
    expect((await type('import-locations', file)).code).toBe(2);
    expect((await type('import-locations', join(folder, 'none.csv'))).code).toBe(1);
  });
});

describe('payouts', () => {
  it('are made at once, or listed without paying anything', async () => {
    const userId = await makePartner(t, { currencies: ['CAD'] });
    await earn(t, userId, 4200, 'CAD', null);
    expect((await type('payouts', '--status', 'odd')).code).toBe(2);
    expect(await type('payouts', '--status', 'failed')).toMatchObject({ code: 0, lines: [], said: '0 found.' });
    await t.runJobs();
    expect(await type('payouts', '--list')).toMatchObject({ code: 0, lines: [], said: '0 found.' });
    expect(await type('payouts')).toMatchObject({ code: 0, said: 'The payouts are being made.' });
    await t.runJobs();
    const listed = await type('payouts', '--list');
    expect(listed).toMatchObject({ code: 0, said: '1 found.' });
    expect(listed.lines[0]).toContain('42.00 CAD');
    expect(await type('payouts')).toMatchObject({ code: 0, said: 'Nothing is due.' });
  });
});

describe('replay-event', () => {
  it('sends what a partner’s server did not take once more, under the same id', async () => {
    const receiver = await startReceiver();
    const { listingId } = await booked();
    // What happened before is no one's to tell.
    await t.runJobs();
    const [owner] = await t.rows<{ owner_id: string }>('select owner_id from listings where id = $1', [listingId]);
    const partner = await t.as({ userId: owner?.owner_id ?? '' });
    await partner.webhooks.save({ url: receiver.url, groups: ['bookings'] });
    receiver.behave(answers(503));
    const { userId } = await makeUser(t);
    const wish = { ...aBooking(listingId), card: { cardToken: 'tok_visa' } };
    const { code } = await (await t.as({ userId })).booking.create(wish);
    await t.runJobs();
    const listed = await type('replay-event');
    expect(listed.lines).toEqual([expect.stringContaining(`booking.confirmed  ${code}`)]);
    const [id = ''] = listed.lines[0]?.split('  ') ?? [];
    expect(await type('replay-event', id)).toMatchObject({ code: 1, said: 'It was not taken: 503.' });
    receiver.behave(takes);
    expect(await type('replay-event', id)).toMatchObject({ code: 0, said: 'Taken: 204.' });
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await type('replay-event')).lines).toEqual([]);
    expect((await type('replay-event', '--about', code)).lines[0]).toContain('delivered');
    expect((await type('replay-event', newId())).code).toBe(1);
    await receiver.close();
  });
});

describe('webhooks', () => {
  it('adds an address that hears of everything, lists and removes it', async () => {
    expect((await type('webhooks')).lines).toEqual([]);
    expect((await type('webhooks', 'add', 'no address')).code).toBe(1);
    expect((await type('webhooks', 'add', 'http://127.0.0.1:9/all', '--groups', 'weather')).code).toBe(2);
    const added = await type('webhooks', 'add', 'http://127.0.0.1:9/all', '--groups', 'bookings,payouts');
    expect(added.lines).toEqual([
      expect.stringMatching(/^\S+ {2}http:\/\/127\.0\.0\.1:9\/all {2}bookings,payouts {2}well {2}whsec_\S{44}$/),
    ]);
    const [id = ''] = added.lines[0]?.split('  ') ?? [];
    expect(await type('webhooks', 'remove', id)).toMatchObject({ code: 0, lines: [] });
    expect((await type('webhooks', 'remove', id)).code).toBe(1);
  });
});
