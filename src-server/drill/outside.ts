import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
}

const headerOf = (name: string, letter: string): string =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(letter)?.[1]?.replace(/\r?\n\s*/g, ' ') ?? '';

const portOf = (server: { address(): AddressInfo | string | null }): number => (server.address() as AddressInfo).port;

/** A mail server that keeps what it took; `onTaken` is asked before it says that it did. */
export async function startMailServer(onTaken: () => Promise<void>) {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const letter = Buffer.concat(parts).toString('utf8');
        const [to] = envelope.rcptTo;
        letters.push({
          to: to?.address ?? '',
          subject: headerOf('Subject', letter),
          messageId: headerOf('Message-ID', letter),
        });
        void onTaken().then(() => done());
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    letters,
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A calendar with one day, a month from now. */
const feed = (): string => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:drill',
    'BEGIN:VEVENT',
    'UID:one@drill',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${day(30)}`,
    `DTEND;VALUE=DATE:${day(31)}`,
    'SUMMARY:Closed',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
};

/** A server of partners: takes webhooks below `/takes`, is gone below `/gone`, and has a calendar. */
export async function startPartnerServer(onTaken: () => Promise<void>) {
  const heard: string[] = [];
  const server: Server = createServer(async (request, response) => {
    for await (const _ of request);
    if (request.url?.startsWith('/calendar'))
      return response.writeHead(200, { 'content-type': 'text/calendar' }).end(feed());
    heard.push(String(request.headers['webhook-id']));
    await onTaken();
    return response.writeHead(request.url?.startsWith('/gone') ? 410 : 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    heard,
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
