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

  it('goes on when the same address writes back, and not by anybody else', async () => {
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

  it('loses a note and gets it back by whoever wrote it and by owners, and nothing else', async () => {
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

  it('is somebody’s, is put off, and comes back', async () => {
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
