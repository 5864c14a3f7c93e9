import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isId } from '#server/platform/ids.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly created_at: Date;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a request comes from this machine, by an address of this machine: neither by a proxy nor by a name made for it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const remote = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return (remote.startsWith('127.') || remote === '::1') && ownHosts.has(host) && !isForwarded;
}

/** The development mailbox: mails that were not sent because no SMTP server is set. For this machine only: they hold keys. */
export async function registerMailbox(app: FastifyInstance, deps: Deps): Promise<void> {
  const onRequest = async (request: FastifyRequest) => {
    if (!isLocal(request)) throw notFound();
  };
  app.get('/dev/mailbox', { onRequest, ...declares('machine') }, async (_request, reply) => {
    const mails = await deps.db.query<MailRow>(
      'select id, recipient, subject, created_at from dev_mails order by created_at desc, id desc limit 1000',
    );
    const rows = mails.map(
      (mail) =>
        `<li><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}</li>`,
    );
    const list = rows.length === 0 ? '<p>No mail yet.</p>' : `<ul>${rows.join('\n')}</ul>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(page('Mailbox', `<h1>Mailbox</h1>${list}`));
  });
  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id',
    { onRequest, ...declares('machine') },
    async (request, reply) => {
      const { id } = request.params;
      const [mail] = isId(id) ? await deps.db.query<MailRow>('select html from dev_mails where id = $1', [id]) : [];
      if (mail === undefined) throw notFound();
      return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(mail.html);
    },
  );
}
