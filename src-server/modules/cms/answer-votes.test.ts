import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

describe('whether an answer of the help helped', () => {
  let t: TestApp;
  let pages: Awaited<ReturnType<TestApp['as']>>['admin']['pages'];
  beforeAll(async () => {
    t = await createTestApp();
    pages = (await t.as(await makeUser(t, { role: 'admin', adminRole: 'content' }))).admin.pages;
    await pages.create({ url: '/faq', title: 'Questions', pageType: 'page' });
    const body = '+++ Am I late? {late}\nNo.\n+++\n\n+++ Is it safe? {safe}\nYes.\n+++\n\n+++ And now? {now}\nGo.\n+++';
    await pages.save({ url: '/faq', language: 'en', revision: 1, title: 'Questions', description: '', body });
    await pages.publish({ url: '/faq', languages: ['en'] });
  });
  afterAll(() => t.close());

  const vote = async (who: Parameters<TestApp['as']>[0], question: string, helped: boolean) =>
    (await t.as(who)).cms.voteOnAnswer({ question, helped });
  const told = async () => (await pages.open({ url: '/faq' })).votes;

  it('is counted once a visitor and question, whatever they say again', async () => {
    const lena = await makeUser(t);
    await vote(null, 'late', true);
    await vote(null, 'late', false);
    await Promise.all([1, 2, 3].map(() => vote(lena, 'late', false)));
    await vote(null, 'safe', false);
    expect(await told()).toEqual([
      { id: 'late', question: 'Am I late?', yes: 1, no: 1 },
      { id: 'safe', question: 'Is it safe?', yes: 0, no: 1 },
    ]);
  });

  it('is counted again on another day, and forgotten by editors after 90', async () => {
    t.clock.forward(24 * 60);
    await vote(null, 'late', true);
    expect(await told()).toContainEqual({ id: 'late', question: 'Am I late?', yes: 2, no: 1 });
    t.clock.forward(89 * 24 * 60);
    expect(await told()).toEqual([{ id: 'late', question: 'Am I late?', yes: 1, no: 0 }]);
    t.clock.forward(24 * 60);
    expect(await told()).toEqual([]);
  });

  it('is not asked of what the help does not answer', async () => {
    for (const question of ['elephants', 'toString', "late' or true"])
      await expect(vote(null, question, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(vote(null, '', true)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(vote(null, 'x'.repeat(201), true)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await told()).toEqual([]);
  });

  it('keeps no voter: what stands in the database names neither account nor address', async () => {
    await vote(await makeUser(t), 'now', true);
    await vote(null, 'safe', true);
    const rows = await t.rows<{ row: string }>('select m::text as row from answer_vote_marks m');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).toMatch(/^\([\w-]{43},\d{4}-\d\d-\d\d\)$/);
    expect(await t.rows('select * from answer_votes where question = $1', ['now'])).toEqual([
      { question: 'now', day: expect.anything(), yes: 1, no: 0 },
    ]);
  });

  it('is not said by administrators, of whom all acts are written down', async () => {
    const admin = await makeUser(t, { role: 'admin', adminRole: 'owner' });
    await expect(vote(admin, 'now', true)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await t.rows(`select from audit_log where action = 'cms.voteOnAnswer'`)).toEqual([]);
  });

  it('is counted for no other page', async () => {
    await pages.create({ url: '/windsor', title: 'Windsor', pageType: 'page' });
    expect((await pages.open({ url: '/windsor' })).votes).toEqual([]);
  });
});
