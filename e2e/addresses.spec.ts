import { expect, test } from './support/test.ts';

test.describe('@desk an address', () => {
  const impossible = [
    '/%',
    '/%E0%A4%A',
    '/%00',
    '//elsewhere.example/x',
    '/map/%00',
    `/map/${'a'.repeat(300)}`,
    '/%00/faq',
  ];

  test('that no page could have is Not Found, not a failure', async ({ request, baseURL }) => {
    for (const path of impossible) {
      const answer = await request.get(`${baseURL}${path}`);
      expect.soft([path, answer.status()]).toEqual([path, 404]);
      expect.soft(await answer.text()).toContain('Not Found');
    }
  });

  test('with a query that makes no sense is read without it', async ({ request }) => {
    const listing = '/map/york-street-coffee-toronto';
    const asked = ['?from=x&to=y', '?bags=-1', '?lat=43&lng=1e999', '?page=0&q=%00'];
    for (const path of asked.flatMap((query) => [`/map${query}`, `${listing}${query}`])) {
      expect.soft([path, (await request.get(path)).status()]).toEqual([path, 200]);
    }
    for (const path of ['/login?returnTo=%2F%09%2Felsewhere.example', '/book/contact?bags=-1']) {
      expect.soft([path, (await request.get(path)).status()]).toEqual([path, 200]);
    }
  });

  test('of public content names its one address and says what it is about', async ({ request, baseURL }) => {
    const facts = { '/': '/', '/toronto': '/toronto', '/fr/faq': '/fr/faq', '/toronto/pricing': '/en/pricing' };
    for (const [asked, canonical] of Object.entries(facts)) {
      const html = await (await request.get(asked)).text();
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${canonical}"`);
      expect(html).toContain(`<meta property="og:url" content="${baseURL}${canonical}"`);
      expect(html).toMatch(/<meta property="og:title" content="[^"]{5,}"/);
    }
  });

  test('answers HEAD as GET, without the page', async ({ request }) => {
    const answer = await request.head('/map');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect((await request.head('/no-such-page')).status()).toBe(404);
  });
});
