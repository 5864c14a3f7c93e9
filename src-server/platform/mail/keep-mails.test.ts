import { expect, it } from 'vitest';
import { inJob } from '#server/platform/jobs/current-job.ts';
import { newId } from '#server/platform/ids.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { keepMails } from './keep-mails.ts';
import type { Mail } from './mail-transport.ts';

const aMail = (): Mail => ({
  to: `${newId()}@example.com`,
  subject: 'Your ticket',
  html: '<p>Hello</p>',
  text: 'Hello',
});

/** A mail server that takes everything, but dies as often as it is set to before it says so. */
async function setUp() {
  const t = await createTestAppForTest();
  const taken: Mail[] = [];
  let deaths = 0;
  const server = {
    send: async (mail: Mail) => {
      taken.push(mail);
      if (deaths > 0) {
        deaths -= 1;
        throw new Error('gone');
      }
    },
  };
  const mails = keepMails(server, { db: t.db, clock: t.clock, log: t.deps.log });
  const send = (job: string, mail: Mail) => inJob(job, () => mails.send(mail));
  return { t, taken, mails, send, die: (times: number) => void (deaths = times) };
}

it('a job that is done again sends nothing that it has sent', async () => {
  const { taken, send, t } = await setUp();
  const mail = aMail();
  const job = newId();
  await send(job, mail);
  await send(job, { ...mail, text: 'Hello again' });
  expect(taken).toHaveLength(1);
  expect(await t.rows('select state, tries from sent_mails where recipient = $1', [mail.to])).toEqual([
    { state: 'sent', tries: 1 },
  ]);
});

it('what may have been sent is sent again under the same id, so that its reader may see one', async () => {
  const { taken, send, die, t } = await setUp();
  const mail = aMail();
  const job = newId();
  die(1);
  await expect(send(job, mail)).rejects.toThrow('gone');
  await send(job, mail);
  expect(taken).toHaveLength(2);
  expect(taken[0]?.id).toEqual(expect.any(String));
  expect(taken[1]?.id).toBe(taken[0]?.id);
  expect(await t.rows('select state, tries from sent_mails where recipient = $1', [mail.to])).toEqual([
    { state: 'sent', tries: 2 },
  ]);
});

it('another job sends the same words anew, as does what is no job', async () => {
  const { taken, send, mails } = await setUp();
  const mail = aMail();
  await send(newId(), mail);
  await send(newId(), mail);
  await mails.send(mail);
  await mails.send(mail);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(4);
});
