import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postOutside } from '#server/platform/http/post-outside.ts';
import { targetGuard } from '#server/platform/http/target-guard.ts';
import { webhookAddress } from './webhook-address.ts';

const config = { allowsPrivateTargets: false } as never;
const strict = targetGuard({ allowsPrivateTargets: false });
const open = targetGuard({ allowsPrivateTargets: true });
const resolve = async (host: string) => {
  if (host === 'gone.example') throw new Error('ENOTFOUND');
  return [{ address: host === 'inside.example' ? '10.0.0.7' : '93.184.216.34', family: 4 }];
};
const addressOf = (text: string) => webhookAddress({ config }, text, resolve);

describe('the address of a webhook', () => {
  it('is taken as it is called', async () => {
    expect(await addressOf(' https://pos.example/cloakroom?a=b#c '.trim())).toBe('https://pos.example/cloakroom?a=b');
  });

  it.each([
    ['pos.example', 'webhookAddressWrong'],
    ['ftp://pos.example/', 'webhookAddressWrong'],
    ['https://pos.example:25/', 'webhookAddressWrong'],
    ['https://ada:secret@pos.example/', 'webhookAddressWrong'],
    ['http://pos.example/', 'webhookNeedsHttps'],
    ['https://gone.example/', 'webhookAddressUnknown'],
    ['https://inside.example/', 'webhookAddressPrivate'],
    ['https://127.0.0.1/', 'webhookAddressPrivate'],
    ['https://2130706433/', 'webhookAddressPrivate'],
    ['https://0x7f.1/', 'webhookAddressPrivate'],
    ['https://169.254.169.254/latest', 'webhookAddressPrivate'],
    ['https://[::1]/', 'webhookAddressPrivate'],
    ['https://[::ffff:10.0.0.1]/', 'webhookAddressPrivate'],
    ['https://[fd00::1]/', 'webhookAddressPrivate'],
  ])('%s is refused: %s', async (text, key) => {
    await expect(addressOf(text)).rejects.toMatchObject({ key, status: 422, field: 'url' });
  });

  it('may be anything while developing', async () => {
    const developing = { allowsPrivateTargets: true } as never;
    expect(await webhookAddress({ config: developing }, 'http://127.0.0.1:9000/x')).toBe('http://127.0.0.1:9000/x');
  });
});

describe('a request to an address of another person', () => {
  let reached = 0;
  const server = createServer((_request, response) => {
    reached += 1;
    response.end('reached');
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  const port = () => (server.address() as AddressInfo).port;
  const message = { headers: {}, body: '{}', patienceMs: 2000 };

  it('does not reach a private network by a name that means one thing first and another then', async () => {
    let asked = 0;
    const rebinding = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }];
    };
    const url = `https://rebinding.example:${port()}/`;
    const answered = await postOutside({ ...message, url, guard: { ...strict, resolve: rebinding } });
    // What was looked at is what is connected to: no one is asked a second time.
    expect(answered.status).toBeNull();
    expect(asked).toBe(1);
    expect(reached).toBe(0);
  });

  it.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://[::ffff:127.0.0.1]', 'https://localhost'])(
    'does not reach %s',
    async (origin) => {
      const url = `${origin}:${port()}/`;
      expect(await postOutside({ ...message, url, guard: strict })).toEqual({
        status: null,
        failure: 'private',
      });
      expect(reached).toBe(0);
    },
  );

  it('does not wait longer than it may', async () => {
    const slow = createServer(() => undefined);
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
    const answered = await postOutside({ ...message, patienceMs: 50, url, guard: open });
    expect(answered).toEqual({ status: null, failure: 'timeout' });
    slow.closeAllConnections();
    await new Promise<void>((done) => slow.close(() => done()));
  });

  it('does not wait for the rest of an answer longer than it may', async () => {
    const dripping = createServer((_request, response) => void response.writeHead(200).write('a'));
    await new Promise<void>((done) => dripping.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(dripping.address() as AddressInfo).port}/`;
    const answered = await postOutside({ ...message, patienceMs: 100, url, guard: open });
    expect(answered).toEqual({ status: null, failure: 'timeout' });
    dripping.closeAllConnections();
    await new Promise<void>((done) => dripping.close(() => done()));
  });

  it('says when no server is there', async () => {
    const url = 'http://127.0.0.1:1024/';
    expect(await postOutside({ ...message, url, guard: open })).toEqual({
      status: null,
      failure: 'unreachable',
    });
  });
});
