import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/** A reader that keeps the file asks again within this time; the standard wants less than a year. */
const VALID_DAYS = 180;

/**
 * Where to report a weakness (RFC 9116), at `/.well-known/security.txt`: to `SECURITY_CONTACT`, an address or a page, else
 * to support. Its end lies half a year ahead of the day on which it is read.
 */
export function registerSecurityText(app: FastifyInstance, { config, clock }: Pick<Deps, 'config' | 'clock'>): void {
  const contact = config.SECURITY_CONTACT ?? config.SUPPORT_EMAIL;
  const path = '/.well-known/security.txt';
  app.get(path, declares('anyone'), (_request, reply) => {
    const today = clock.now().toString().slice(0, 10);
    const expires = new Date(Date.parse(`${today}T00:00:00Z`) + VALID_DAYS * 86_400_000).toISOString();
    const lines = [
      `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, fr, es',
      `Canonical: ${config.siteUrl}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
