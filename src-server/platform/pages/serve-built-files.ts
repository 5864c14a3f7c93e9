import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { declareAll } from '#server/platform/access/declared-routes.ts';

/** What is said of pages and means nothing for a script, a style or a font: half a kilobyte for each of thirty files. */
const ofPagesOnly = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves what the build made and what lies in `public`, compressed as the build compressed it. */
export async function registerBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (files) => {
    declareAll(files, { whose: 'anyone' });
    files.addHook('onSend', async (request, reply, payload) => {
      if (request.url.startsWith('/assets/')) for (const name of ofPagesOnly) reply.removeHeader(name);
      return payload;
    });
    await files.register(fastifyStatic, {
      root: join(root, 'dist/client'),
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br'],
      setHeaders: (reply, path) => {
        const lasting = path.includes(join('dist', 'client', 'assets') + sep);
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        if (lasting) reply.header('vary', 'accept-encoding');
        if (!path.endsWith('sw.js')) return;
        // A worker fetches by the policy that came with its own script.
        reply.header('cache-control', 'no-cache');
        reply.header('content-security-policy', "default-src 'self'; connect-src 'self'");
      },
    });
  });
}
