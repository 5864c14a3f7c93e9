import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('a contact message', () => {
  let t: TestApp;
  let ilan: Awaited<ReturnType<typeof makeUser>>;
  let noor: Awaited<ReturnType<typeof makeUser>>;
  beforeAll(async () => {
    t = await createTestApp();
    ilan = await makeUser(t, { role: 'admin', adminRole: 'support' });
    noor = await makeUser(t, { role: 'admin', adminRole: 'support' });
  });
  afterAll(() => t.close());

  const messages = async (who = ilan) => (await t.as(who)).admin.messages;
  const write = async (message: string, more: { email?: string; threadId?: string } = {}) =>
    (await t.as(null)).cms.contact({ name: 'Lena', email: 'lena@example.com', message, ...more });
  const open = async () => (await (await messages()).list({ show: 'open' })).threads;
  const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email);

  it('is a thread that is answered by mail, ten seconds later', async () => {
    await write('I lost my tag. Can I still pick up?\nLena');
    const [thread] = await open();
    expect(thread).toMatchObject({ name: 'Lena', subject: 'I lost my tag.', booking: null });
    const messageId = thread?.id ?? '';
    await (await messages()).answer({ messageId, body: 'Yes, with your ID.', close: true });
    await t.runJobs();
    expect(mailsTo('lena@example.com')).toEqual([]);
    t.clock.forward(1);
    await t.runJobs();
    expect(mailsTo('lena@example.com')[0]?.text).toContain('Yes, with your ID.');
    expect(await open()).toEqual([]);
  });

  it('is brought to the people behind the site with a way to where it is answered, and to who wrote it', async () => {
    const [brought] = mailsTo(t.deps.config.SUPPORT_EMAIL);
    const [{ id } = { id: '' }] = (await (await messages()).list({ show: 'all' })).threads;
    expect(brought).toMatchObject({ subject: 'A message from Lena', replyTo: 'lena@example.com' });
    expect(brought?.html).toContain(`/admin/messages?message=${id}"`);
  });

  it('goes on when the same address writes back, and not for any other', async () => {
    const [{ id: threadId } = { id: '' }] = (await (await messages()).list({ show: 'all' })).threads;
    await write('Whose?', { threadId, email: 'mallory@example.com' });
    expect((await (await messages()).get({ messageId: threadId })).entries.map(({ kind }) => kind)).toEqual(['answer']);
    await write('And on Sunday?', { threadId });
    const thread = await (await messages()).get({ messageId: threadId });
    expect(thread.entries.map(({ kind, body }) => `${kind}: ${body}`)).toEqual([
      'answer: Yes, with your ID.',
      'question: And on Sunday?',
    ]);
    expect((await open()).map(({ email }) => email).toSorted()).toEqual(['lena@example.com', 'mallory@example.com']);
  });

  it('is kept once where it is sent twice, at once or one after the other, also as a part of a thread', async () => {
    const email = 'twice@example.com';
    const ofTwice = async () =>
      (await (await messages()).list({ show: 'all' })).threads.filter((thread) => thread.email === email);
    await Promise.all([1, 2, 3].map(() => write('Is there a lift?', { email })));
    const found = await ofTwice();
    expect(found).toHaveLength(1);
    const [{ id: threadId } = { id: '' }] = found;
    await Promise.all([1, 2, 3].map(() => write('And a ramp?', { email, threadId })));
    await write('And a ramp?', { email, threadId });
    expect((await (await messages()).get({ messageId: threadId })).entries).toHaveLength(1);
    expect(await ofTwice()).toHaveLength(1);
    await (await messages()).close({ messageId: threadId, closed: true });
  });

  it('has its answer taken back while it is not mailed', async () => {
    const { id: messageId } = (await open()).find(({ email }) => email === 'lena@example.com') ?? { id: '' };
    const { entryId } = await (await messages()).answer({ messageId, body: 'No.', close: true });
    expect(await (await messages()).takeBack({ messageId, entryId })).toEqual({ takenBack: true });
    t.clock.forward(1);
    await t.runJobs();
    expect(mailsTo('lena@example.com')).toHaveLength(1);
    expect(await open()).toHaveLength(2);
    const second = await (await messages()).answer({ messageId, body: 'Open at 8.', close: false });
    t.clock.forward(1);
    await t.runJobs();
    expect(await (await messages()).takeBack({ messageId, entryId: second.entryId })).toEqual({ takenBack: false });
  });

  it('is answered once where the same answer is sent twice before it leaves', async () => {
    await write('Where are you?', { email: 'pressed-twice@example.com' });
    const { id: messageId } = (await open()).find(({ email }) => email === 'pressed-twice@example.com') ?? { id: '' };
    const answer = async (body: string) => (await messages()).answer({ messageId, body, close: true });
    const [one, two] = await Promise.all([answer('Beside the station.'), answer('Beside the station.')]);
    expect(one).toEqual(two);
    await answer('And open until 9.');
    t.clock.forward(1);
    await t.runJobs();
    expect(mailsTo('pressed-twice@example.com')).toHaveLength(2);
    await answer('Beside the station.');
    t.clock.forward(1);
    await t.runJobs();
    expect(mailsTo('pressed-twice@example.com')).toHaveLength(3);
  });

  it('has its answer mailed by a later try where the mail server was away', async () => {
    const { id: messageId } = (await open()).find(({ email }) => email === 'lena@example.com') ?? { id: '' };
    const before = mailsTo('lena@example.com').length;
    const { entryId } = await (await messages()).answer({ messageId, body: 'Ask at the counter.', close: false });
    t.clock.forward(1);
    vi.spyOn(t.deps.mail, 'send').mockRejectedValueOnce(new Error('The mail server is away'));
    await t.runJobs();
    expect(mailsTo('lena@example.com')).toHaveLength(before);
    expect(await (await messages()).takeBack({ messageId, entryId })).toEqual({ takenBack: false });
    await t.runJobs();
    expect(mailsTo('lena@example.com').slice(before)).toMatchObject([
      { text: expect.stringContaining('Ask at the counter.') },
    ]);
  });

  it('is not answered with a fact that is missing', async () => {
    const [{ id: messageId } = { id: '' }] = await open();
    await expect((await messages()).answer({ messageId, body: 'Your code is {code}.', close: true })).rejects.toThrow(
      'answerLacksFacts',
    );
  });

  it('tells who else is writing, and carries notes that are never mailed', async () => {
    const [{ id: messageId } = { id: '' }] = await open();
    await (await messages(noor)).writing({ messageId });
    await (await messages(noor)).note({ messageId, body: 'Called the shop.' });
    const thread = await (await messages()).get({ messageId });
    expect(thread.writing).toHaveLength(1);
    expect(thread.entries.at(-1)).toMatchObject({ kind: 'note', body: 'Called the shop.' });
    t.clock.forward(1);
    expect((await (await messages()).get({ messageId })).writing).toEqual([]);
    expect((await (await messages(noor)).get({ messageId })).writing).toEqual([]);
  });

  it('takes a note whatever it says, half of a character apart', async () => {
    await write('About bags.', { email: 'noted@example.com' });
    const { id: messageId } = (await open()).find(({ email }) => email === 'noted@example.com') ?? { id: '' };
    const half = (await messages()).note({ messageId, body: 'Bags \ud83e' });
    await expect(half).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const body = `${'x'.repeat(199)}🧳 and more`;
    await (await messages()).note({ messageId, body });
    expect((await (await messages()).get({ messageId })).entries.map((entry) => entry.body)).toContain(body);
  });

  it('loses a note and gets it back by its author and by owners, and nothing else', async () => {
    const [{ id: messageId } = { id: '' }] = await open();
    const entriesOf = async () => (await (await messages()).get({ messageId })).entries;
    const note = (await entriesOf()).at(-1);
    const entryId = note?.id ?? '';
    await expect((await messages()).removeNote({ entryId, removed: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await (await messages(noor)).removeNote({ entryId, removed: true });
    expect(await entriesOf()).not.toContainEqual(note);
    const owner = await makeUser(t, { role: 'admin', adminRole: 'owner' });
    await (await messages(owner)).removeNote({ entryId, removed: false });
    expect(await entriesOf()).toContainEqual(note);
    const answer = await (await messages()).answer({ messageId, body: 'Soon.', close: false });
    await expect((await messages(owner)).removeNote({ entryId: answer.entryId, removed: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await (await messages()).takeBack({ messageId, entryId: answer.entryId })).toEqual({ takenBack: true });
  });

  it('is taken by a person, is put off, and comes back', async () => {
    const [{ id: messageId } = { id: '' }] = await open();
    await (await messages()).assign({ messageId, mine: true });
    expect((await (await messages()).list({ show: 'mine' })).threads).toHaveLength(1);
    await (await messages()).snooze({ messageId, asleep: true });
    expect((await open()).map(({ id }) => id)).not.toContain(messageId);
    t.clock.forward(16 * 60);
    expect((await open()).map(({ id }) => id)).toContain(messageId);
    await (await messages()).close({ messageId, closed: true });
    expect((await open()).map(({ id }) => id)).not.toContain(messageId);
  });
});

describe('a message to a person', () => {
  let t: TestApp;
  let support: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    t = await createTestApp();
    support = await t.as(await makeUser(t, { role: 'admin', adminRole: 'support' }));
  });
  afterAll(() => t.close());

  const about = 'Your hours on Sunday';
  const write = async (userId: string, body: string, requestId: string = randomUUID()) =>
    support.admin.messages.write({ requestId, userId, subject: about, body });
  const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email);
  const entriesOf = async (messageId: string) =>
    (await support.admin.messages.get({ messageId })).entries.map(({ kind, body }) => `${kind}: ${body}`);
  const shown = async (show: 'open' | 'all') =>
    (await support.admin.messages.list({ show })).threads.map(({ id }) => id);

  it('is one of a hundred on each page of the list, on one page only, though others are answered meanwhile', async () => {
    await t.rows(
      `insert into contact_messages (id, name, email, message, language, created_at, last_at)
       select gen_random_uuid(), 'Lena', 'lena@example.com', 'Question ' || n, 'en', now(), now() from generate_series(1, 105) n`,
      [],
    );
    type Cursor = Awaited<ReturnType<typeof support.admin.messages.list>>['nextCursor'];
    const list = (show: 'open' | 'all', cursor?: Cursor) => support.admin.messages.list({ show, cursor });
    const first = await list('open');
    await support.admin.messages.close({ messageId: first.threads[0]?.id ?? '', closed: true });
    await support.admin.messages.close({ messageId: first.threads[99]?.id ?? '', closed: true });
    const second = await list('open', first.nextCursor);
    expect([first.threads.length, second.nextCursor]).toEqual([100, null]);
    expect(new Set([...first.threads, ...second.threads].map(({ id }) => id)).size).toBe(first.open);
    // Those that were answered come last, newest first, also on the page that they begin on.
    const all = await list('all');
    const rest = await list('all', all.nextCursor);
    const pages = [...all.threads, ...rest.threads];
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(pages.findLastIndex(({ handledAt }) => handledAt === null)).toBe(second.open - 1);
    const messages = (await support.admin.home.counts()).find(({ kind }) => kind === 'message');
    expect(messages, 'all that wait are counted, though a hundred rows are listed').toEqual({
      kind: 'message',
      needs: 100,
      things: second.open,
    });
    await t.rows(`delete from contact_messages where email = 'lena@example.com'`, []);
  });

  it('is mailed in their language ten seconds later, and waits for no answer until they write back', async () => {
    const { userId, email } = await makeUser(t, { language: 'french' });
    const { messageId } = await write(userId, 'Are you open?\nWe are asked.');
    expect(await support.admin.messages.get({ messageId })).toMatchObject({
      isOurs: true,
      subject: about,
      name: 'Ada Lovelace',
      language: 'fr',
    });
    expect(await shown('open')).not.toContain(messageId);
    expect(await shown('all')).toContain(messageId);
    await t.runJobs();
    expect(mailsTo(email)).toEqual([]);
    t.clock.forward(1);
    await t.runJobs();
    const [mail] = mailsTo(email);
    expect(mail).toMatchObject({ subject: about, text: expect.stringContaining('Are you open?') });
    expect(mail?.text).toContain(`/contact?thread=${messageId}`);
    expect(mail?.text).not.toContain('Votre message');
    await (await t.as(null)).cms.contact({ name: 'Ada', email, message: 'From ten.', threadId: messageId });
    expect(await shown('open')).toContain(messageId);
    expect(await entriesOf(messageId)).toEqual(['answer: Are you open?\nWe are asked.', 'question: From ten.']);
    await support.admin.messages.answer({ messageId, body: 'Thank you.', close: true });
    t.clock.forward(1);
    await t.runJobs();
    expect(mailsTo(email)[1]?.text).toContain('From ten.');
  });

  it('is taken back with its thread while it is not mailed', async () => {
    const { userId, email } = await makeUser(t);
    const { messageId, entryId } = await write(userId, 'A mistake.');
    expect(await support.admin.messages.takeBack({ messageId, entryId })).toEqual({ takenBack: true });
    await expect(support.admin.messages.get({ messageId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    t.clock.forward(1);
    await t.runJobs();
    expect(mailsTo(email)).toEqual([]);
  });

  it('is taken back by its author and by owners, and by no other', async () => {
    const { userId } = await makeUser(t);
    const as = async (adminRole: 'finance' | 'owner') =>
      (await t.as(await makeUser(t, { role: 'admin', adminRole }))).admin.messages;
    const entry = await write(userId, 'Not yours.');
    const { messageId, entryId } = entry;
    expect(await (await as('finance')).takeBack({ messageId, entryId })).toEqual({ takenBack: false });
    expect(await (await as('owner')).takeBack({ messageId, entryId })).toEqual({ takenBack: true });
  });

  it('is one, however often it is sent', async () => {
    const { userId, email } = await makeUser(t);
    const requestId = randomUUID();
    const [one, two] = [await write(userId, 'Once.', requestId), await write(userId, 'Once.', requestId)];
    expect(two).toEqual(one);
    t.clock.forward(1);
    await t.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('comes from administrators who work with people or with money, and from no others', async () => {
    const { userId } = await makeUser(t);
    const input = { userId, subject: about, body: 'Hello.' };
    for (const [adminRole, code] of [
      ['finance', null],
      ['content', 'FORBIDDEN'],
    ] as const) {
      const who = await t.as(await makeUser(t, { role: 'admin', adminRole }));
      const answer = who.admin.messages.write({ ...input, requestId: randomUUID() }).then(
        () => null,
        (error: { code: string }) => error.code,
      );
      expect(await answer).toBe(code);
    }
  });

  it('goes to no erased person, and carries no line break in what it is about', async () => {
    const { userId, email } = await makeUser(t);
    const owner = await t.as(await makeUser(t, { role: 'admin' }));
    await owner.admin.erasePerson({ userId });
    await expect(write(userId, 'Hello.')).rejects.toThrow('personErased');
    expect(mailsTo(email)).toEqual([]);
    const { userId: other } = await makeUser(t);
    const forged = { requestId: randomUUID(), userId: other, subject: 'Hi\r\nBcc: a@b.example', body: 'Hello.' };
    await expect(support.admin.messages.write(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
