import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '#server/platform/clock.ts';
import { startPaymentSandbox } from '#server/platform/payments/sandbox/start-payment-sandbox.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { countChargedTwice, countDoubled, countLost, countOversold, placesIn } from './books.ts';
import { openCluster } from './cluster.ts';
import { type Household, openHousehold } from './household.ts';
import { CannotRun, type FailoverOptions, readOptions } from './options.ts';
import { openProcess, runCommand, settingsOf } from './product.ts';
import { checkLibraries, decide, findPrograms, unprivileged, versionsOf } from './programs.ts';
import {
  awaySpans,
  countStatuses,
  type Figures,
  longestBlind,
  longestGap,
  missedGoals,
  slowestReturn,
  toTable,
  wrongAnswers,
} from './reckon.ts';
import { type Round, rounds, type Stage } from './rounds.ts';
import { type Acknowledged, type Place, startVisitors } from './visitors.ts';
import { startWatch, type Watch } from './watch.ts';

const root = join(import.meta.dirname, '..', '..');
/** The second is that of connected accounts, which tell nothing here. */
const WEBHOOK_SECRET = 'whsec_failover';
const WEBHOOK_SECRETS = `${WEBHOOK_SECRET},whsec_accounts`;
const LISTINGS = '600';
/** How long visitors book before anything happens. */
const QUIET_MS = 10_000;
/** How long after a round the cluster may take to be whole again, and a process to book. */
const WHOLE_MS = 120_000;
const BOOKED_MS = 60_000;

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

interface Trial extends Stage {
  readonly balancer: Balancer;
  readonly watches: readonly [Watch, Watch];
  readonly places: readonly Place[];
  readonly sandboxUrl: string;
  readonly acknowledged: Acknowledged[];
  readonly seconds: number;
}

/** When a process answered bookings with 201, in milliseconds. */
const bookedBy = ({ balancer }: Trial, name: string): number[] =>
  balancer.answers.flatMap(({ process: by, path, status, endedAt }) =>
    by === name && status === 201 && path.endsWith('/bookings') ? [endedAt] : [],
  );

/** Resolves when it is so, or after a time. */
async function until(isSo: () => boolean, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!isSo() && Date.now() < deadline) await wait(250);
}

/** One round: visitors book, something happens, all goes on; then it is reckoned. */
async function doRound(trial: Trial, round: Round): Promise<Figures> {
  const { cluster, processes, balancer, watches, acknowledged } = trial;
  const from = Date.now();
  const visitors = startVisitors(balancer.origin, trial.places);
  await wait(QUIET_MS);
  await round.run(trial);
  const happened = Date.now();
  await wait(Math.max(0, from + trial.seconds * 1_000 - Date.now()));
  if (!(await cluster.isWhole(WHOLE_MS))) say('The cluster is not whole again.');
  const hasBooked = (name: string) => bookedBy(trial, name).some((at) => at > happened);
  await until(() => processes.every(({ name }) => hasBooked(name)), BOOKED_MS);
  const to = Date.now();
  await visitors.stop();
  acknowledged.push(...visitors.acknowledged);
  const isWell = await Promise.all(
    processes.map(async (each) => each.isRunning() && hasBooked(each.name) && (await each.comesToRest())),
  );
  const needed = processes.filter((_, index) => !isWell[index]);
  const spans = watches.map(({ probes }) => awaySpans(probes.filter((probe) => probe.from >= from && probe.to <= to)));
  const answers = balancer.answers.filter(({ at }) => at >= from);
  const wrong = wrongAnswers(answers, round.mayCut === true);
  for (const each of wrong.slice(0, 5)) say(`  ${each.process} ${each.method} ${each.path}: ${each.status}`);
  const worst = (reckon: (index: 0 | 1) => number) => Math.max(reckon(0), reckon(1));
  const figures: Figures = {
    round: round.says,
    acknowledged: visitors.acknowledged.length,
    lost: await countLost(cluster.url, acknowledged),
    doubled: visitors.changed.length + (await countDoubled(cluster.url)) + (await countChargedTwice(trial.sandboxUrl)),
    oversold: await countOversold(cluster.url),
    longestGap: longestGap(
      visitors.acknowledged.map(({ at }) => at),
      { from, to },
    ),
    slowestReturn: worst((index) => slowestReturn(spans[index] ?? [], bookedBy(trial, processes[index].name))),
    longestBlind: worst((index) => longestBlind(spans[index] ?? [], watches[index].looks)),
    statuses: countStatuses(answers),
    wrong: wrong.length,
    restarts: needed.length,
  };
  for (const each of needed) {
    await each.kill();
    await each.start();
  }
  return figures;
}

async function run(options: FailoverOptions): Promise<number> {
  if (!existsSync(join(root, 'dist'))) throw new CannotRun('There is no build: `npm run build` makes one.');
  const programs = findPrograms();
  const versions = versionsOf(programs);
  const decision = decide(versions);
  checkLibraries(decision);
  const machine = `${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(
      ', ',
    )}; etcd by ${decision.etcdApi}, DATABASE_PREPARED=${decision.isPrepared ? 'on' : 'off'} behind pgbouncer`;
  say(machine);
  const household = openHousehold(unprivileged(), options.keep);
  endWithUs(household);
  const since = new Date().toISOString();
  const cluster = await openCluster({ household, programs, versions, decision, say });
  let origin = '';
  const sandbox = await startPaymentSandbox({
    statePath: null,
    webhookUrl: () => `${origin}/webhooks/stripe`,
    webhookSecret: WEBHOOK_SECRET,
    clock: systemClock,
    log: quiet,
    production: false,
    allowed: true,
  });
  say('Filling the database.');
  const direct = settingsOf(cluster.url, sandbox.url, WEBHOOK_SECRETS);
  const site = { SITE_URL: 'http://127.0.0.1', DATA_DIR: join(household.folder, 'commands') };
  const seeding = ['--listings', LISTINGS, '--bookings', '0'];
  // On a busy machine the rows of one transaction take longer to make than a transaction may be idle.
  const patient = new URL(cluster.url);
  patient.searchParams.set('options', '-c idle_in_transaction_session_timeout=0');
  const settings = { ...direct, ...site, DATABASE_URL: patient.href };
  if ((await runCommand('src-server/cli/seed.ts', seeding, settings)) !== 0)
    throw new Error('The database could not be filled.');
  const ports = [await freePort(), await freePort()] as const;
  const urls = [cluster.url, cluster.pooledUrl] as const;
  const watches = [startWatch(ports[0], urls[0]), startWatch(ports[1], urls[1])] as const;
  const served = [0, 1].map((index) => ({
    name: `process${index + 1}`,
    port: ports[index as 0 | 1],
    isStopping: () => watches[index as 0 | 1].lastStatus() === 'stopping',
  }));
  const balancer = await startBalancer(served);
  origin = balancer.origin;
  const own = { ...direct, SITE_URL: origin };
  const pooled = { ...own, DATABASE_URL: cluster.pooledUrl, DATABASE_PREPARED: decision.isPrepared ? 'on' : 'off' };
  const processes = [
    openProcess(household, { name: 'process1', port: ports[0], settings: own }),
    openProcess(household, { name: 'process2', port: ports[1], settings: pooled }),
  ] as const;
  for (const each of processes) await each.start();
  const places = await placesIn(cluster.url);
  const trial: Trial = {
    cluster,
    processes,
    balancer,
    watches,
    places,
    sandboxUrl: sandbox.url,
    acknowledged: [],
    seconds: options.seconds,
  };
  const done: Figures[] = [];
  for (const name of options.rounds) {
    say(`${new Date().toISOString()} ${rounds[name].says} …`);
    const figures = await doRound(trial, rounds[name]);
    done.push(figures);
    say(toTable([figures]).split('\n').at(-1) ?? '');
  }
  await sandbox.settled();
  process.stdout.write(`\n${since.slice(0, 10)}, ${machine}\n\n${toTable(done)}\n\n`);
  const checks = { ...own, DATA_DIR: site.DATA_DIR };
  const task = (...args: string[]) => runCommand('src-server/cli/task.ts', ['verify', ...args], checks);
  const missed = done.flatMap(missedGoals);
  if ((await task('ledger', 'capacity', 'custody')) !== 0) missed.push('verify ledger capacity custody does not hold');
  if ((await task('payments', '--since', since)) !== 0) missed.push('verify payments does not hold');
  for (const sentence of missed) process.stdout.write(`Missed: ${sentence}.\n`);
  if (missed.length === 0) process.stdout.write('Every goal is met.\n');
  return missed.length === 0 ? 0 : 1;
}

/** Ends all when this process ends, whatever ends it: npm's shell does not pass a signal on. */
function endWithUs(household: Household): void {
  process.on('exit', () => household.end());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 500).unref();
}

/** Options first: what was typed wrong starts nothing. */
async function main(): Promise<number> {
  return run(readOptions(process.argv.slice(2)));
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isSentence = error instanceof CannotRun;
    say(isSentence ? error.message : String((error as Error).stack));
    process.exit(isSentence ? 2 : 1);
  },
);
