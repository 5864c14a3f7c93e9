import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from './mail-transport.ts';

const mail = {
  to: 'maya@example.com',
  subject: 'Votre réservation à Montréal',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
};

describe('mail over SMTP', () => {
  const servers: SMTPServer[] = [];

  /** A server that keeps what it is sent and refuses the recipients that are named. */
  async function listen(refused: readonly string[] = []) {
    const received: { from: string; to: string[]; body: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(refused.includes(address) ? new Error('550 No such person here') : null),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ from, to, body: Buffer.concat(chunks).toString('utf8') });
          done();
        });
      },
    });
    servers.push(server);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(0, '127.0.0.1', resolve);
    await promise;
    const { port } = server.server.address() as AddressInfo;
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Cloakroom <tickets@example.com>');
    return { received, transport };
  }

  afterEach(async () => {
    for (const server of servers.splice(0)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(resolve);
      await promise;
    }
  });

  it('hands over both forms, the attachments, and says that a machine wrote it', async () => {
    const { received, transport } = await listen();
    const attachments = [{ filename: 'stay.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
    const id = '019a1c40-7b2e-7c31-8f5d-2b91e6a04f41';
    await transport.send({ ...mail, id, attachments });
    const [only, ...more] = received;
    expect(more).toEqual([]);
    expect(only).toMatchObject({ from: 'tickets@example.com', to: ['maya@example.com'] });
    expect(only?.body).toContain('Subject: =?UTF-8?Q?Votre_r=C3=A9servation');
    expect(only?.body).toContain('Content-Type: text/plain');
    expect(only?.body).toContain(`Message-ID: <${id}@example.com>`);
    expect(only?.body).toContain('Content-Type: text/html');
    expect(only?.body).toContain('filename=stay.ics');
    expect(only?.body).toContain('Auto-Submitted: auto-generated');
  });

  it('says how it is ended, where it can be', async () => {
    const { received, transport } = await listen();
    await transport.send(mail);
    await transport.send({ ...mail, unsubscribe: 'https://example.com/unsubscribe?person=1&key=2' });
    expect(received[0]?.body).not.toContain('List-Unsubscribe');
    expect(received[1]?.body).toContain('List-Unsubscribe: <https://example.com/unsubscribe?person=1&key=2>');
    expect(received[1]?.body).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('fails when the server refuses the recipient, so that the job tries again', async () => {
    const { received, transport } = await listen([mail.to]);
    await expect(transport.send(mail)).rejects.toThrow('No such person here');
    expect(received).toEqual([]);
  });

  it('fails when there is no server', async () => {
    const { transport } = await listen();
    const { promise, resolve } = Promise.withResolvers<void>();
    servers.splice(0).forEach((server) => server.close(resolve));
    await promise;
    await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  it('lets no line break in a name or subject add a header', async () => {
    const { received, transport } = await listen();
    await transport.send({ ...mail, subject: 'Hello\r\nBcc: thief@example.com' });
    expect(received[0]?.to).toEqual(['maya@example.com']);
    expect(received[0]?.body).not.toMatch(/^Bcc:/m);
  });
});
