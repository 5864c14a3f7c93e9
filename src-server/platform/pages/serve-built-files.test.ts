import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerBuiltFiles } from './serve-built-files.ts';

const script = 'export const answer = 42;';

async function serveBuild() {
  const root = await mkdtemp(join(tmpdir(), 'cloakroom-built-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'dist/client/assets'), { recursive: true });
  await writeFile(join(root, 'dist/client/assets/core-1.js'), script);
  await writeFile(join(root, 'dist/client/assets/core-1.js.br'), brotliCompressSync(script));
  await writeFile(join(root, 'dist/client/sw.js'), '');
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
  });
  await registerBuiltFiles(app, root);
  return app;
}

it('sends a script as the build compressed it, for good, without what is said of pages', async () => {
  const app = await serveBuild();
  const { headers, rawPayload } = await app.inject({ url: '/assets/core-1.js', headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(rawPayload).toEqual(brotliCompressSync(script));
});

it('sends it as it is to a client that knows no brotli, and has no address for what was compressed', async () => {
  const app = await serveBuild();
  const plain = await app.inject({ url: '/assets/core-1.js' });
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
  expect((await app.inject({ url: '/assets/core-1.js.br' })).statusCode).toBe(404);
});

it('says of the service worker what pages say, and asks for it anew each time', async () => {
  const app = await serveBuild();
  const { headers } = await app.inject({ url: '/sw.js' });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'SAMEORIGIN' });
});
