import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';
import { GuardedFetchError, targetGuard, type TargetGuard } from './target-guard.ts';

const strict = targetGuard({ allowsPrivateTargets: false });
const open = targetGuard({ allowsPrivateTargets: true });
/** As strict as outside, with one machine of this computer in the place of the internet. */
const oneMachine: TargetGuard = { httpsOnly: false, allows: (ip) => ip === '127.0.0.1' };
const bounds = { timeoutMs: 2000, maxBytes: 1000 };

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reasonOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof GuardedFetchError ? error.reason : error),
  );

describe('an address that a person typed', () => {
  it.each([
    'http://calendar.example/feed.ics',
    'ftp://calendar.example/feed.ics',
    'file:///etc/passwd',
    'https://user:secret@calendar.example/',
    'https://calendar.example:25/',
    'https://8.8.8.8:5432/',
    'https://calendar.example:6379/',
    'https://calendar.example:27017/',
    'no address',
  ])('is not asked when it is %s', async (target) => {
    expect(await reasonOf(guardedFetch(target, strict, bounds))).toBe('address');
  });

  it.each(['https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/', 'https://localhost/', 'https://0x7f.1/'])(
    'is not asked when %s stands for this machine',
    async (target) => {
      expect(await reasonOf(guardedFetch(target, strict, bounds))).toBe('private');
    },
  );

  it('is not asked when one of its machines is not public', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    expect(await reasonOf(guardedFetch('https://mixed.example/', { ...strict, resolve }, bounds))).toBe('private');
  });

  it('is not asked when its name is unknown', async () => {
    expect(await reasonOf(guardedFetch('https://nowhere.invalid/', strict, bounds))).toBe('unresolved');
  });
});

describe('a guarded request', () => {
  it('brings any status with its body and sends what it is given', async () => {
    const url = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      response.writeHead(503).end(`${request.method} ${request.headers['x-sign']} ${Buffer.concat(chunks).toString()}`);
    });
    const answer = await guardedFetch(url, open, { ...bounds, method: 'POST', body: 'é', headers: { 'x-sign': 'v1' } });
    expect([answer.status, answer.body.toString()]).toEqual([503, 'POST v1 é']);
  });

  it('reaches the name that was resolved', async () => {
    const url = await serve((_request, response) => response.end('here'));
    const named = url.replace('127.0.0.1', 'localhost');
    expect((await guardedFetch(named, open, bounds)).body.toString()).toBe('here');
  });

  it('goes to the machine that was looked at, whatever the name would stand for afterwards', async () => {
    const url = await serve((_request, response) => response.end('here'));
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const named = url.replace('127.0.0.1', 'nobody.invalid');
    expect((await guardedFetch(named, { ...oneMachine, resolve }, bounds)).body.toString()).toBe('here');
    expect(asked).toBe(1);
  });

  it('ends when its time is over, also in the middle of an answer', async () => {
    const silent = await serve(() => undefined);
    const halting = await serve((_request, response) => void response.write('a'));
    const hasty = { ...bounds, timeoutMs: 100 };
    expect(await reasonOf(guardedFetch(silent, open, hasty))).toBe('timeout');
    expect(await reasonOf(guardedFetch(halting, open, hasty))).toBe('timeout');
  });

  it('reads no more than its bytes', async () => {
    const url = await serve((_request, response) => response.end('x'.repeat(1001)));
    expect(await reasonOf(guardedFetch(url, open, bounds))).toBe('too-large');
    expect((await guardedFetch(url, open, { ...bounds, overflow: 'cut' })).body).toHaveLength(1000);
  });

  const text = 'BEGIN:VCALENDAR';
  it.each([
    ['Identity', Buffer.from(text)],
    ['', Buffer.from(text)],
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['BR', brotliCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ])('unpacks what comes packed though it was asked not to: %s', async (coding, body) => {
    const url = await serve((_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body));
    expect((await guardedFetch(url, open, bounds)).body.toString()).toBe(text);
  });

  it.each([
    ['too-large', 'gzip', gzipSync('x'.repeat(5_000_000))],
    ['too-large', 'br', brotliCompressSync('x'.repeat(5_000_000))],
    ['encoded', 'gzip', Buffer.from('x')],
    ['encoded', 'br', Buffer.from('\u00ff no brotli')],
    ['encoded', 'zstd', Buffer.from('x')],
    ['encoded', 'gzip, gzip, gzip', Buffer.from('x')],
  ])('lets nothing small become large, and says what it cannot unpack: %s, %s', async (reason, coding, body) => {
    const url = await serve((_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body));
    expect(await reasonOf(guardedFetch(url, open, bounds))).toBe(reason);
  });

  it('follows no redirect, or so many', async () => {
    const url = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect((await guardedFetch(`${url}/1`, open, bounds)).status).toBe(302);
    expect(await reasonOf(guardedFetch(`${url}/1`, open, { ...bounds, maxRedirects: 0 }))).toBe('redirected');
    expect((await guardedFetch(`${url}/3`, open, { ...bounds, maxRedirects: 3 })).body.toString()).toBe('there');
    expect(await reasonOf(guardedFetch(`${url}/4`, open, { ...bounds, maxRedirects: 3 }))).toBe('redirected');
  });

  it.each(['http://127.0.0.2/', 'http://169.254.169.254/latest/meta-data', 'http://[::ffff:10.0.0.1]/'])(
    'follows no redirect to %s, which it may not ask',
    async (location) => {
      const url = await serve((_request, response) => response.writeHead(302, { location }).end());
      expect(await reasonOf(guardedFetch(url, oneMachine, { ...bounds, maxRedirects: 3 }))).toBe('private');
    },
  );

  it('says when no server listens', async () => {
    expect(await reasonOf(guardedFetch('http://127.0.0.1:1024/', open, bounds))).toBe('unreachable');
  });
});
