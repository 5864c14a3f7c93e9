import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, makeListing, makeUser, someGuest } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function partner() {
  const { userId } = await makeUser(t, { isPartner: true });
  const listing = await makeListing(t, { ownerId: userId });
  const owner = await t.as({ userId });
  const { id } = await owner.widgets.own();
  return { owner, listing, id };
}

const see = (id: string, origin: string) =>
  t.app.inject({ url: `/widget/seen?w=${encodeURIComponent(id)}`, headers: { origin } });

describe('a partner’s widget', () => {
  it('is one, whose id stays', async () => {
    const { owner, id } = await partner();
    expect(id).toMatch(/^[a-z0-9]{10}$/);
    expect(await owner.widgets.own()).toMatchObject({ id, seen: [], orders: 0, since: null, site: null });
    await owner.widgets.saveSite({ site: ' https://Hotelmarlow.example/rooms ' });
    expect((await owner.widgets.own()).site).toBe('hotelmarlow.example');
  });

  it('says where it was seen: other sites only, each once, with the last time', async () => {
    const { owner, id } = await partner();
    const answer = await see(id, 'https://hotelmarlow.example');
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    t.clock.forward(5);
    await see(id, 'https://hotelmarlow.example');
    await see(id, 'http://localhost:3000');
    await see(id, 'nonsense');
    await see('unknown000', 'https://hotelmarlow.example');
    await see("'; drop table widgets", 'https://hotelmarlow.example');
    expect((await owner.widgets.own()).seen).toEqual([{ host: 'hotelmarlow.example', at: t.clock.now().toString() }]);
  });

  it('remembers a few sites of those who lie about it', async () => {
    const { owner, id } = await partner();
    for (let site = 0; site < 25; site += 1) await see(id, `https://site-${site}.example`);
    const [count] = await t.rows<{ count: number }>(
      'select count(*)::int as count from widget_sites where widget_id = $1',
      [id],
    );
    expect(count?.count).toBe(20);
    expect((await owner.widgets.own()).seen).toHaveLength(5);
  });

  it('counts the orders that came from it, and no others', async () => {
    const { owner, listing, id } = await partner();
    const book = async (widget?: string) => {
      const booked = await (
        await t.as()
      ).booking.create({
        ...aBooking(listing.id),
        requestId: randomUUID(),
        guest: someGuest(),
        ...(widget !== undefined && { widget }),
      });
      await t.rows("update bookings set status = 'confirmed', hold_expires_at = null where id = $1", [booked.id]);
    };
    await book(id);
    await book('unknown000');
    await book();
    expect(await owner.widgets.own()).toMatchObject({ orders: 1, since: t.clock.now().toString() });
  });
});

describe('the frame of a widget', () => {
  const frame = (query: string, headers: Record<string, string> = {}) =>
    t.app.inject({ url: `/widget/frame?${query}`, headers });

  it('may stand on any page, alone of all pages, and lets nothing in but the widget', async () => {
    const { headers } = await frame('listing=york-street-coffee');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors \*$/);
    expect(headers['set-cookie']).toBeUndefined();
    const other = await t.app.inject({ url: '/widget/frames' });
    expect(other.headers['x-frame-options']).toBe('DENY');
  });

  it('writes what its address says as attributes, and nothing as code', async () => {
    const { body } = await frame(
      new URLSearchParams({ listing: '"><script>alert(1)</script>', size: 'card' }).toString(),
    );
    expect(body).not.toContain('<script>');
    expect(body).toContain('size="card"');
  });

  it('notes the page that holds it', async () => {
    const { owner, id } = await partner();
    await frame(`widget=${id}`, { referer: 'https://hotelmarlow.example/rooms' });
    expect((await owner.widgets.own()).seen).toMatchObject([{ host: 'hotelmarlow.example' }]);
  });
});
