import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createClient } from '../../client/create-client.ts';
import { systemClock } from '#server/platform/clock.ts';
import { serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { checks } from '#shared/admin/operations-schema.ts';
import { added, differences, type Effects, effectsOf, isNoCharge } from './effects.ts';
import { type Point, scenes } from './points.ts';
import { openStage, type Stage } from './stage.ts';

/** `npm run drill` goes through all, or those whose name or scene a pattern fits. */
const WANTED = process.env.DRILL;
/** How many points are gone through at a time, each on a stage of its own. */
const LANES = Number(process.env.DRILL_LANES ?? 1);

const labelOf = ({ name, scene }: Point): string => `${name} ${scene}`;

/** What the clock asks for once a minute. */
async function tick(stage: Stage): Promise<void> {
  for (const job of ['check-payments', 'wake-deliveries', 'free-waiting-jobs']) await stage.job(job);
  await stage.quiet();
}

/** What an act and its repetition do where nothing dies. */
async function doUndisturbed(stage: Stage, scene: Point['scene']): Promise<Effects> {
  const act = await scenes[scene](stage);
  await stage.quiet();
  const before = await effectsOf(stage);
  await act();
  await stage.quiet();
  await act();
  await stage.quiet();
  await tick(stage);
  return added(before, await effectsOf(stage));
}

async function verified(stage: Stage): Promise<string[]> {
  const name = `drill-${Date.now()}`;
  const token = await serviceTokensOf(stage.db, systemClock).issue({ name, role: 'admin', days: 1 });
  const client = createClient({ url: stage.base, token });
  const found = await Promise.all(checks.map((check) => client.admin.verify.query({ check })));
  return found.flatMap(({ faults }) => faults);
}

/** Dies at the point, is started again and asked the same, and did what it does undisturbed. */
async function drill(stage: Stage, { name, scene }: Point, wanted: Effects): Promise<void> {
  const label = labelOf({ name, scene });
  const begun = performance.now();
  expect([label, wanted.size > 0]).toEqual([label, true]);
  const act = await scenes[scene](stage);
  await stage.quiet();
  const before = await effectsOf(stage);
  const letters = stage.letters.length;
  await stage.dieAt(name);
  const { ended } = stage.process();
  await act().catch(() => undefined);
  const survived = stage.quiet().then(
    () => 'never came there',
    () => 'is still at work',
  );
  expect([label, await Promise.race([ended, survived])]).toEqual([label, 'SIGKILL']);
  await stage.startAgain();
  await act();
  await stage.quiet();
  await tick(stage);
  let found = added(before, await effectsOf(stage));
  // Some things are taken up again, or let go, after minutes only: a webhook that was under way, a charge never asked for.
  if (differences(wanted, found).length > 0) {
    await stage.startAgain(240_000);
    await tick(stage);
    found = added(before, await effectsOf(stage));
  }
  const isLetGo = name === 'cards.confirmIntent before' && isNoCharge(found);
  const faults = [...(isLetGo ? [] : differences(wanted, found)), ...(await verified(stage))];
  const copies = stage.letters.slice(letters).length - (wanted.get('mails') ?? 0);
  const again = copies > 0 ? `, ${copies} mail again with the same id` : '';
  const note = isLetGo ? ', nothing charged and nothing claimed' : again;
  console.log(
    `${faults.length === 0 ? 'one effect' : 'FAULT     '}  ${label}${note}, ${Math.round((performance.now() - begun) / 1000)} s${faults.map((each) => `\n    ${each}`).join('')}`,
  );
  expect(faults).toEqual([]);
}

/** A test for each of the points: of all that are wanted, or in a run of all tests of one. */
export function drillThrough(points: readonly Point[], one: string): void {
  const wanted = points.filter((point) =>
    WANTED === undefined ? labelOf(point) === one : new RegExp(WANTED).test(labelOf(point)),
  );
  if (wanted.length === 0) return it.skip('no point here fits');
  const undisturbed = new Map<string, Promise<Effects>>();
  const free: Stage[] = [];
  const waiting: ((stage: Stage) => void)[] = [];
  const take = async (): Promise<Stage> => free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const give = (stage: Stage): void => {
    const next = waiting.shift() ?? ((unwanted: Stage) => free.push(unwanted));
    next(stage);
  };
  beforeAll(async () => {
    const opened = Array.from({ length: LANES }, () => openStage(inject('databaseUrl')));
    free.push(...(await Promise.all(opened)));
  }, 600_000);
  afterAll(() => Promise.all(free.map((stage) => stage.close())));

  it.concurrent.each(wanted.map((point) => [labelOf(point), point] as const))(
    'a process that dies at %s, and what it did repeated, has one effect',
    { timeout: 10_800_000 },
    async (label, point) => {
      const stage = await take();
      try {
        const effects = undisturbed.get(point.scene) ?? doUndisturbed(stage, point.scene);
        undisturbed.set(point.scene, effects);
        await drill(stage, point, await effects);
      } catch (error) {
        if (WANTED !== undefined) console.log(`FAULT       ${label}\n    ${String(error)}`);
        throw error;
      } finally {
        // Whatever became of a point, the next one finds a process that is to die nowhere.
        const ready = stage.isAlive() ? stage.dieAt('nowhere') : stage.startAgain();
        await ready.finally(() => give(stage));
      }
    },
  );
}
