import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { tasks } from '#client/tasks/tasks.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';
import { findJob, indexOf } from './tasks.ts';

const job = (name: string) =>
  handleJob<unknown, never>({ name, payload: z.unknown(), retries: 0 }, async () => undefined);
const handlers = [job('run-payouts'), job('expire-holds'), job('send-mail'), job('fetch-mail')];

describe('a job by name', () => {
  it('is that of the name, or the only one that ends so', () => {
    expect(findJob('expire-holds', handlers)?.job.name).toBe('expire-holds');
    expect(findJob('payouts', handlers)?.job.name).toBe('run-payouts');
    for (const name of ['mail', 'nothing', 'holds-']) expect(findJob(name, handlers)).toBeUndefined();
  });
});

describe('the index', () => {
  it('names every task and command with what it does, and the jobs', () => {
    const lines = indexOf(tasks, commands, handlers).split('\n');
    for (const [name, { summary }] of Object.entries({ ...tasks, ...commands }))
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^  ${name} +${summary}$`)));
    expect(lines.at(-1)).toBe('  expire-holds, fetch-mail, run-payouts, send-mail');
  });
});

describe('every command', () => {
  it.each(Object.entries(commands))('%s says what it takes, and what was typed wrong', async (name, command) => {
    const type = async (...args: string[]) => {
      const told: string[] = [];
      const tell = (line: string) => void told.push(line);
      const here = () => Promise.reject(new Error('The database was opened.'));
      return { code: await runCommand({ name, command, args, here, out: tell, say: tell }), told: told.join('\n') };
    };
    expect(await type('--help')).toMatchObject({ code: 0, told: expect.stringContaining(`npm run task -- ${name} `) });
    const wrong = await type('--no-such-thing');
    expect(wrong).toMatchObject({ code: 2, told: expect.stringContaining("Unknown option '--no-such-thing'") });
  });
});
