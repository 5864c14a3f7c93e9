import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookPaid } from '#server/modules/custody/custody.fixture.ts';
import { makeListing, makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { anEvent, startFeed } from './calendars.fixture.ts';

let t: TestApp;
let feed: Awaited<ReturnType<typeof startFeed>>;
beforeAll(async () => {
  t = await createTestApp();
  feed = await startFeed();
});
afterAll(async () => {
  await t.close();
  await feed.close();
});

async function partner() {
  const { userId } = await makeUser(t, { isPartner: true });
  const listing = await makeListing(t, { ownerId: userId });
  const owner = await t.as({ userId });
  const add = (name = 'Shop planner') => owner.calendars.add({ name, address: feed.url, listingIds: [listing.id] });
  const read = async () => {
    await t.tick('read-calendars');
    expect(await t.runJobs()).toEqual([]);
    return owner.calendars.overview();
  };
  return { userId, listing, owner, add, read };
}

const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ cause }: { cause: { status: number; key: string; field?: string } }) => [cause.status, cause.key, cause.field],
  );

const boiler = anEvent('boiler', 'SUMMARY:Boiler inspection', 'DTSTART:20261208T140000Z', 'DTEND:20261208T210000Z');
const family = anEvent('family', 'SUMMARY:Family', 'DTSTART;VALUE=DATE:20261228', 'DTEND;VALUE=DATE:20270103');

describe('a calendar of a partner', () => {
  it('suggests closures where it says that they are away, and closes nothing', async () => {
    const { add, owner, listing } = await partner();
    feed.says(
      ...boiler,
      ...family,
      ...anEvent('call', 'SUMMARY:Call', 'DTSTART:20261209T150000Z', 'DTEND:20261209T160000Z'),
    );
    await add();
    const { suggested, shortCount, calendars, locations } = await owner.calendars.overview();
    expect(suggested.map(({ title, places }) => [title, places[0]?.from, places[0]?.to, places[0]?.hours])).toEqual([
      ['Boiler inspection', '2026-12-08', '2026-12-08', [{ date: '2026-12-08', from: 540, to: 960 }]],
      ['Family', '2026-12-28', '2027-01-02', []],
    ]);
    expect(shortCount).toBe(1);
    expect(calendars).toMatchObject([{ name: 'Shop planner', host: '127.0.0.1', entriesAhead: 3, failing: null }]);
    expect(locations).toMatchObject([{ id: listing.id, closures: [], closedDates: [] }]);
  });

  it('says which bookings would meet the closed door', async () => {
    const { add, owner, listing } = await partner();
    const order = await bookPaid(t, listing.id, 1);
    feed.says(...anEvent('a', 'DTSTART;VALUE=DATE:20261125'));
    await add();
    const { suggested } = await owner.calendars.overview();
    const [{ code } = { code: '' }] = await t.rows<{ code: string }>('select code from bookings where id = $1', [
      order.id,
    ]);
    expect(suggested[0]?.places[0]?.met).toMatchObject([{ code, end: 'dropOff' }]);
  });

  it('is closed for it by the guard, and the suggestion is over', async () => {
    const { add, owner, listing } = await partner();
    feed.says(...family);
    await add();
    const change = { listingId: listing.id, closures: [{ from: '2026-12-28', to: '2027-01-02' }] };
    const { fingerprint } = await owner.hosting.affected(change);
    await owner.hosting.saveOpening({ ...change, requestId: crypto.randomUUID(), fingerprint, choices: [] });
    const { suggested, closed } = await owner.calendars.overview();
    expect(suggested).toEqual([]);
    expect(closed).toMatchObject([{ title: 'Family', places: [{ isClosedByPeriod: true }] }]);
  });

  it('remembers what is no closure, until the entry is moved', async () => {
    const { add, owner, read } = await partner();
    feed.says(...boiler);
    await add();
    const entryId = (await owner.calendars.overview()).suggested[0]?.id ?? '';
    await owner.calendars.dismiss({ entryId, isDismissed: true });
    expect(await read()).toMatchObject({ suggested: [], dismissedCount: 1, leftOut: [{ title: 'Boiler inspection' }] });
    feed.says(...boiler.map((line) => line.replace('20261208', '20261210')));
    expect(await read()).toMatchObject({ suggested: [{ places: [{ from: '2026-12-10' }] }], dismissedCount: 0 });
    feed.says();
    expect(await read()).toMatchObject({ suggested: [], leftOut: [] });
  });

  it('remembers it where the file names its entries otherwise at each reading', async () => {
    const { add, owner, read } = await partner();
    const two = (name: string) =>
      ['1', '2'].flatMap((each) => boiler.map((line) => line.replace('boiler', name + each)));
    feed.says(...two('a'));
    await add();
    const entryId = (await owner.calendars.overview()).suggested[0]?.id ?? '';
    await owner.calendars.dismiss({ entryId, isDismissed: true });
    feed.says(...two('b'));
    const after = await read();
    expect([after.dismissedCount, after.suggested.length]).toEqual([1, 1]);
  });

  it('remembers it of days whose beginning slides on', async () => {
    const { add, owner, read } = await partner();
    const block = (from: string, to = '20261220') =>
      anEvent('block', 'SUMMARY:Not available', `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`);
    feed.says(...block('20261201'));
    await add();
    const entryId = (await owner.calendars.overview()).suggested[0]?.id ?? '';
    await owner.calendars.dismiss({ entryId, isDismissed: true });
    for (const from of ['20261202', '20261203']) {
      feed.says(...block(from));
      expect(await read()).toMatchObject({ suggested: [], dismissedCount: 1 });
    }
    feed.says(...block('20261204', '20261228'));
    expect((await read()).dismissedCount).toBe(0);
  });

  it('is read in the zone of its locations, whichever of address and locations is changed', async () => {
    const { add, owner, userId } = await partner();
    const paris = await makeListing(t, { ownerId: userId, zone: 'Europe/Paris' });
    feed.says(...anEvent('a', 'DTSTART:20261208T090000', 'DTEND:20261208T160000'));
    await add();
    const entryId = (await owner.calendars.overview()).suggested[0]?.id ?? '';
    await owner.calendars.dismiss({ entryId, isDismissed: true });
    const calendarId = (await owner.calendars.overview()).calendars[0]?.id ?? '';
    const entries = async () => {
      const { suggested, leftOut } = await owner.calendars.overview();
      return [...suggested, ...leftOut].map(({ entry, state }) => [entry.from, state]);
    };
    await owner.calendars.change({ calendarId, address: `${feed.url}?moved` });
    expect(await entries()).toEqual([['2026-12-08T14:00:00Z', 'dismissed']]);
    await owner.calendars.change({ calendarId, listingIds: [paris.id] });
    expect(await entries()).toEqual([['2026-12-08T08:00:00Z', 'suggested']]);
  });

  it('says how many of its entries could not be read, and which', async () => {
    const { add, owner } = await partner();
    feed.says(...boiler, ...anEvent('b', 'DTSTART;TZID=Nowhere:20261208T090000', 'DURATION:PT5H'));
    await add();
    expect(await owner.calendars.overview()).toMatchObject({
      suggested: [{}],
      calendars: [{ passedOver: 1, unread: [{ date: '2026-12-08', rule: '' }] }],
    });
  });

  it('is read whatever its titles hold', async () => {
    const { add, owner } = await partner();
    feed.says(...anEvent('a', `SUMMARY:${'x'.repeat(199)}🧳 and more`, 'DTSTART;VALUE=DATE:20261228'));
    await add();
    const { suggested } = await owner.calendars.overview();
    expect(suggested.map(({ title }) => title)).toEqual(['x'.repeat(199)]);
  });

  it('has each entry once, however often it is sent and read', async () => {
    const { add, read } = await partner();
    feed.says(...boiler, ...boiler, ...anEvent('weekly', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=3'));
    await add();
    await read();
    expect((await read()).suggested).toHaveLength(4);
  });

  it('keeps what it said while its address fails, and says so after a day', async () => {
    const { add, read, owner } = await partner();
    feed.says(...family);
    await add();
    feed.answers((_request, response) => response.writeHead(404).end());
    expect(await read()).toMatchObject({ suggested: [{ title: 'Family' }], calendars: [{ failing: null }] });
    const since = t.clock.now();
    t.clock.forward(24 * 60);
    expect(await read()).toMatchObject({
      suggested: [{ title: 'Family' }],
      calendars: [{ failing: { failure: 'notFound', since: since.toString() } }],
    });
    const [calendar] = (await owner.calendars.overview()).calendars;
    feed.says(...boiler);
    await owner.calendars.change({ calendarId: calendar?.id ?? '', address: `${feed.url}?new` });
    expect(await owner.calendars.overview()).toMatchObject({
      suggested: [{ title: 'Boiler inspection' }],
      calendars: [{ failing: null }],
    });
    t.clock.forward(-24 * 60);
  });

  it.each([
    ['notFound', 'calendarNotFound', 404, ''],
    ['locked', 'calendarLocked', 401, ''],
    ['broken', 'calendarSilent', 500, ''],
    ['larger than two megabytes', 'calendarTooLarge', 200, 'x'.repeat(3_000_000)],
    ['no calendar', 'calendarUnreadable', 200, '<html>Sign in</html>'],
  ])('is not added when its address is %s', async (_name, key, status, body) => {
    const { add, owner } = await partner();
    feed.answers((_request, response) => response.writeHead(status).end(body));
    expect(await refusalOf(add())).toEqual([422, key, 'address']);
    expect((await owner.calendars.overview()).calendars).toEqual([]);
  });

  it('is read at a public address only, where the settings say so', async () => {
    const { userId, listing } = await partner();
    const owner = await t.as({ userId }, { config: { ...t.deps.config, allowsPrivateTargets: false } });
    for (const address of ['https://127.0.0.1/a.ics', 'http://example.com/a.ics', 'webcal://localhost/a.ics']) {
      const input = { name: 'Mine', address, listingIds: [listing.id] };
      expect(await refusalOf(owner.calendars.add(input))).toEqual([422, 'calendarRefused', 'address']);
    }
  });

  it('is read once, and not more than ten of them', async () => {
    const { add, owner, userId, listing } = await partner();
    feed.says(...boiler);
    await add();
    expect(await refusalOf(add())).toEqual([422, 'calendarKnown', 'address']);
    await t.rows(
      `insert into read_calendars (id, user_id, name, address, created_at)
       select gen_random_uuid(), $1, 'More', n::text, now() from generate_series(1, 9) n`,
      [userId],
    );
    const input = { name: 'Mine', address: `${feed.url}?11`, listingIds: [listing.id] };
    expect(await refusalOf(owner.calendars.add(input))).toEqual([422, 'calendarsTooMany', 'address']);
  });

  it('is about locations of its owner only', async () => {
    const { owner } = await partner();
    const foreign = await makeListing(t);
    feed.says(...boiler);
    const input = { name: 'Mine', address: feed.url, listingIds: [foreign.id] };
    expect((await refusalOf(owner.calendars.add(input)))?.[0]).toBe(404);
  });
});

describe('the bookings of a location in its owner’s calendar', () => {
  const get = (path: string, headers: Record<string, string> = {}) => t.app.inject({ url: path, headers });
  const pathOf = (address = '') => new URL(address).pathname;
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('are there in its own time, with what was chosen, and go when they are cancelled', async () => {
    const { owner, listing } = await partner();
    const order = await bookPaid(t, listing.id, 2);
    const [{ address } = { address: '' }] = (await owner.calendars.overview()).locations;
    const lines = async () => unfolded((await get(pathOf(address))).body);
    const summaries = async () => (await lines()).filter((line) => line.startsWith('SUMMARY:'));
    const [booking] = await t.rows<{ code: string; first_name: string }>('select * from bookings where id = $1', [
      order.id,
    ]);
    const name = booking?.first_name ?? '';
    expect(await summaries()).toEqual([
      String.raw`SUMMARY:In: ${name}\, 2 bags`,
      String.raw`SUMMARY:Out: ${name}\, 2 bags`,
    ]);
    expect((await lines()).filter((line) => line.startsWith('DTSTART;'))).toEqual([
      'DTSTART;TZID=America/Toronto:20261125T110000',
      'DTSTART;TZID=America/Toronto:20261125T140000',
    ]);
    await owner.calendars.show({ shows: 'times' });
    expect((await summaries())[0]).toBe('SUMMARY:In: 2 bags');
    await owner.calendars.show({ shows: 'codes' });
    expect((await summaries())[0]).toBe(String.raw`SUMMARY:In: ${name}\, 2 bags\, ${booking?.code}`);
    await t.rows("update bookings set status = 'canceled' where id = $1", [order.id]);
    expect(await summaries()).toEqual([]);
  });

  it('are those to come first, where they are too many', async () => {
    const { owner, listing } = await partner();
    const order = await bookPaid(t, listing.id, 1);
    // Their room is not asked about: that would take minutes.
    await t.rows('alter table bookings disable trigger keep_capacity');
    await t.rows(
      `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'order_id', null, 'version', null,
         'code', 'X' || n, 'status', 'completed', 'drop_off_at', $2::timestamptz - n * interval '5 minutes' - interval '1 hour',
         'pick_up_at', $2::timestamptz - n * interval '5 minutes'))).*
       from bookings b, generate_series(1, 5100) n where b.id = $1`,
      [order.id, t.clock.now().toString()],
    );
    await t.rows('alter table bookings enable trigger keep_capacity');
    const [{ address } = { address: '' }] = (await owner.calendars.overview()).locations;
    const lines = unfolded((await get(pathOf(address))).body);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(10_000);
    expect(lines).toContain('DTSTART;TZID=America/Toronto:20261125T110000');
  });

  it('are answered as a private calendar, once for each state of it, and note who read them', async () => {
    const { owner } = await partner();
    const [{ address } = { address: '' }] = (await owner.calendars.overview()).locations;
    const first = await get(pathOf(address), { 'user-agent': 'Google-Calendar-Importer' });
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const again = await get(pathOf(address), { 'if-none-match': String(first.headers.etag), 'user-agent': 'x' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await get(pathOf(address), { 'user-agent': 'Google-Calendar-Importer' });
    const { locations } = await owner.calendars.overview();
    expect(locations[0]).toMatchObject({ reader: 'google', readAt: t.clock.now().toString() });
  });

  it('end at their address as soon as there is a new one, and no one guesses it', async () => {
    const { owner } = await partner();
    const [before] = (await owner.calendars.overview()).locations;
    expect((await get(pathOf(before?.address))).statusCode).toBe(200);
    await owner.calendars.renew();
    const [after] = (await owner.calendars.overview()).locations;
    expect((await get(pathOf(before?.address))).statusCode).toBe(404);
    expect(after).toMatchObject({ readAt: null, reader: null });
    expect((await get(pathOf(after?.address))).statusCode).toBe(200);
    const path = pathOf(after?.address);
    const forged = `/cal/${'A'.repeat(22)}${path.slice(5 + 22)}`;
    for (const wrong of [forged, '/cal/short.ics', path.replace('.ics', '')]) {
      expect((await get(wrong)).statusCode).toBe(404);
    }
  });

  it('can be read back as a calendar, with the clock of its zone', async () => {
    const { owner, listing, add } = await partner();
    await bookPaid(t, listing.id, 1);
    const [{ address } = { address: '' }] = (await owner.calendars.overview()).locations;
    const { body } = await get(pathOf(address));
    feed.answers((_request, response) => response.end(body));
    await add();
    expect((await owner.calendars.overview()).calendars).toMatchObject([{ entriesAhead: 2 }]);
    expect(unfolded(body)).toContain('TZOFFSETTO:-0400');
  });
});
