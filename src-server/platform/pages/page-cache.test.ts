import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (nonce: string, status = 200) =>
  new Response(`<script nonce="${nonce}">1</script><style nonce="${nonce}"></style>`, {
    status,
    headers: { 'content-type': 'text/html' },
  });

function cacheAt(start: number) {
  let at = start;
  const cache = createPageCache(() => at);
  const visit = async (key: string, nonce: string, status = 200) => {
    const body = cache.keep(key, page(nonce, status), nonce);
    const text = await new Response(body).text();
    // What is kept is read while the other is sent.
    await new Promise((resolve) => void setImmediate(resolve));
    return text;
  };
  return { cache, visit, later: (ms: number) => void (at += ms) };
}

it('gives the next visitors the same page with a nonce of their own, for five seconds', async () => {
  const { cache, visit, later } = cacheAt(1000);
  expect(cache.find('/ en', 'first')).toBeNull();
  expect(await visit('/ en', 'first')).toContain('nonce="first"');
  later(4_999);
  expect(cache.find('/ en', 'second')).toEqual({
    headers: [['content-type', 'text/html']],
    html: '<script nonce="second">1</script><style nonce="second"></style>',
  });
  expect(cache.find('/ fr', 'second')).toBeNull();
  later(1);
  expect(cache.find('/ en', 'third')).toBeNull();
});

it('keeps no page that is not a good one', async () => {
  const { cache, visit } = cacheAt(0);
  await visit('/missing', 'n', 404);
  expect(cache.find('/missing', 'n')).toBeNull();
});

it('keeps at most two hundred pages, the newest', async () => {
  const { cache, visit } = cacheAt(0);
  for (let number = 0; number <= 200; number += 1) await visit(`/${number}`, 'n');
  expect(cache.find('/0', 'n')).toBeNull();
  expect(cache.find('/1', 'n')).not.toBeNull();
  expect(cache.find('/200', 'n')).not.toBeNull();
});
