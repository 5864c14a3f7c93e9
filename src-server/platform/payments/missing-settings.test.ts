import { pino } from 'pino';
import { expect, it } from 'vitest';
import { heardEvents } from './heard-events.ts';
import { missingSettings, tellMissingSettings } from './missing-settings.ts';
import { freePlatform } from './sandbox/platform-rules.ts';
import { openSandbox } from './sandbox/testing.ts';

/** A log that keeps its lines. */
function keptLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) };
}

it('what is not set at the provider as the operators’ guide wants it has a sentence', () => {
  const all: string[] = Object.values(heardEvents).flat();
  expect(missingSettings({ payoutInterval: 'manual', toldEvents: all })).toEqual([]);
  expect(missingSettings({ payoutInterval: 'manual', toldEvents: ['*'] })).toEqual([]);
  const without = all.filter((event) => !event.startsWith('charge.dispute.c'));
  expect(missingSettings({ payoutInterval: 'daily', toldEvents: without })).toEqual([
    'no webhook endpoint is enabled for charge.dispute.created, charge.dispute.closed',
    expect.stringContaining('paid out by itself (daily)'),
  ]);
});

it('a start warns of it, and is silent where all is set', async () => {
  const { lines, log } = keptLog();
  const { provider: cards } = await openSandbox();
  expect(await tellMissingSettings({ cards, log })).toEqual([]);
  expect(lines).toEqual([]);
  const own = await openSandbox({ platform: { ...freePlatform, automaticPayouts: true } });
  expect(await tellMissingSettings({ cards: own.provider, log })).toHaveLength(1);
  expect(lines.join()).toContain('paid out by itself (daily)');
});

it('a start goes on where the provider does not answer, and says so', async () => {
  const { lines, log } = keptLog();
  const { provider: cards, sandbox } = await openSandbox();
  await sandbox.stop();
  expect(await tellMissingSettings({ cards, log })).toEqual([expect.stringContaining('could not be read')]);
  expect(lines).toHaveLength(1);
});
