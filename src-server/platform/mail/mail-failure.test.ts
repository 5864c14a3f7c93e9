import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isPerhapsSent, mailFaultOf } from './mail-failure.ts';
import { createSmtpTransport } from './mail-transport.ts';

/** The stages of a conversation, each with what is answered where nothing else is said. */
const usual = {
  greeting: '220 ready',
  EHLO: '250 ready',
  AUTH: '235 in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 taken',
};
type Stage = keyof typeof usual;

/** A server that says one thing at one stage; `null` there ends the connection, an empty reply is silence. */
async function scripted(stage: Stage, reply: string | null, silence?: number) {
  const server = createServer((socket) => {
    const say = (at: Stage) => {
      const said = at === stage ? reply : usual[at];
      if (said === null) return socket.destroy();
      if (said === '') return socket;
      return socket.write(`${said}\r\n`);
    };
    let isBody = false;
    let buffered = '';
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      buffered += data.toString();
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        if (isBody) {
          if (line !== '.') continue;
          isBody = false;
          say('end');
          continue;
        }
        const word = line.slice(0, 4).toUpperCase().trim();
        if (word === 'DATA' && stage !== 'DATA') isBody = true;
        if (word === 'EHLO' && stage === 'AUTH') socket.write('250-ready\r\n250 AUTH PLAIN\r\n');
        else if (word === 'QUIT') socket.end('221 bye\r\n');
        else if (word in usual) say(word as Stage);
        else socket.write('502 what\r\n');
      }
    });
    say('greeting');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const login = stage === 'AUTH' ? 'name:word@' : '';
  return createSmtpTransport(`smtp://${login}127.0.0.1:${port}`, 'Cloakroom <tickets@example.com>', silence);
}

it.each<[Stage, string | null, 'server' | 'address' | 'mail']>([
  ['greeting', '554 5.7.1 you are on a list', 'server'],
  ['greeting', '421 too many of you', 'server'],
  ['greeting', '521 no mail here', 'server'],
  ['greeting', 'hello', 'server'],
  ['greeting', null, 'server'],
  ['EHLO', '550 who are you', 'server'],
  ['EHLO', null, 'server'],
  ['AUTH', '535 5.7.8 wrong', 'server'],
  ['AUTH', '454 4.7.0 not now', 'server'],
  ['MAIL', '421 4.3.2 closing', 'server'],
  ['MAIL', '451 4.3.2 not taking mail', 'server'],
  ['MAIL', '552 5.3.4 too big', 'mail'],
  ['MAIL', '550 5.1.8 no such sender', 'mail'],
  ['RCPT', '550 5.1.1 no such person', 'address'],
  ['RCPT', '550 5.1.10 no mail there', 'address'],
  ['RCPT', '553 5.1.3 no address', 'address'],
  ['RCPT', '550 no such person', 'address'],
  ['RCPT', '551 moved away', 'address'],
  ['RCPT', '553 no such name', 'address'],
  ['RCPT', '552 5.2.2 mailbox full', 'mail'],
  ['RCPT', '550 5.2.1 mailbox closed for now', 'mail'],
  ['RCPT', '550 5.7.1 not from you', 'mail'],
  ['RCPT', '554 not taken', 'mail'],
  ['RCPT', '552 full', 'mail'],
  ['RCPT', '450 4.1.1 not known for now', 'mail'],
  ['RCPT', '450 4.2.1 later', 'mail'],
  ['RCPT', '421 4.7.0 come later', 'server'],
  ['RCPT', '452 4.3.1 disk full', 'server'],
  ['DATA', '554 5.7.1 no', 'mail'],
  ['end', '550 5.1.1 no such person after all', 'address'],
  ['end', '550 spam', 'mail'],
  ['end', '554 5.6.0 not readable', 'mail'],
  ['end', '451 4.3.5 in disorder', 'server'],
])('at %s, %s is the fault of the %s', async (stage, reply, fault) => {
  const transport = await scripted(stage, reply);
  const failure = await transport.send({ to: 'maya@example.com', subject: 'S', html: 'h', text: 't' }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(mailFaultOf(failure)).toBe(fault);
  expect(isPerhapsSent(failure)).toBe(false);
});

it('a mail of which the server says nothing when it has it may have been taken', async () => {
  const transport = await scripted('end', '', 300);
  const failure = await transport
    .send({ to: 'maya@example.com', subject: 'S', html: 'h', text: 't' })
    .catch((error: unknown) => error);
  expect([isPerhapsSent(failure), mailFaultOf(failure)]).toEqual([true, 'server']);
});
