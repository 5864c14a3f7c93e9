// Breaks each guard of the tables in mutants/ in a copy of the project and expects the named test to fail.
// npm run mutants [-- --only name] [-- --workers 2]
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { mutants } from './mutants/all.mjs';
import { fail, root, toolEnvironment } from './run.mjs';

const TIMEOUT_MS = 180_000;
const left = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'e2e']);

const { values } = parseArgs({ options: { only: { type: 'string' }, workers: { type: 'string' } } });
const wanted = values.only === undefined ? mutants : mutants.filter(({ name }) => name === values.only);
if (wanted.length === 0)
  fail(`There is no guard '${values.only}'. Known: ${mutants.map(({ name }) => name).join(', ')}`);

const workers = Math.max(1, Number(values.workers ?? Math.min(2, availableParallelism())));
const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A copy of the project with the packages linked. */
function makeCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'cloakroom-mutants-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !left.has(relative(root, path).split('/')[0]),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs the tests of a file whose names contain one of the titles. Resolves with title and status of each that ran. */
function runTests(copy, test, titles) {
  const report = join(copy, 'mutant-report.json');
  rmSync(report, { force: true });
  const project = test.startsWith('src-server/') ? 'server' : 'rules';
  const args = ['run', test, '--project', project, '--retry', '0', '-t', titles.map(escaped).join('|')];
  return new Promise((resolve) => {
    const child = spawn('vitest', [...args, '--reporter', 'json', '--outputFile', report], {
      cwd: copy,
      env: toolEnvironment(),
      stdio: 'ignore',
      detached: true,
    });
    const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), TIMEOUT_MS);
    child.once('error', () => resolve([]));
    child.once('exit', () => {
      clearTimeout(late);
      try {
        const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
        const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
        resolve(ran.filter(({ status }) => status === 'passed' || status === 'failed'));
      } catch {
        resolve([]);
      }
    });
  });
}

/** What became of one mutant: `killed`, or why it is not. */
async function judge(copy, { file, find, put, test, title }) {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  if (!whole.includes(find)) return 'the guard is not where the table says';
  writeFileSync(
    path,
    whole.replace(find, () => put),
  );
  try {
    const ran = await runTests(copy, test, [title]);
    if (ran.length === 0) return 'the test could not run';
    return ran.some(({ status }) => status === 'failed') ? 'killed' : 'nothing noticed';
  } finally {
    writeFileSync(path, whole);
  }
}

/** The named tests have to be there and to pass as long as nothing is broken. */
async function judgeTests(copy, test) {
  const titles = wanted.filter((mutant) => mutant.test === test).map(({ title }) => title);
  const ran = await runTests(copy, test, titles);
  const missing = titles.find((title) => !ran.some(({ fullName }) => fullName.includes(title)));
  if (missing !== undefined) return `there is no test '${missing}'`;
  const red = ran.find(({ status }) => status === 'failed');
  return red === undefined ? null : `'${red.fullName}' fails without any mutant`;
}

/** Works a list off, each worker in a copy of its own. */
async function inCopies(copies, list, work) {
  const waiting = [...list];
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(copy, next);
    }),
  );
}

const copies = Array.from({ length: Math.min(workers, wanted.length) }, makeCopy);
process.once('exit', () => copies.forEach((copy) => rmSync(copy, { recursive: true, force: true })));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const unfit = new Map();
await inCopies(copies, new Set(wanted.map(({ test }) => test)), async (copy, test) => {
  const problem = await judgeTests(copy, test);
  if (problem !== null) unfit.set(test, problem);
});

const width = Math.max(...wanted.map(({ name }) => name.length));
let alive = 0;
await inCopies(copies, wanted, async (copy, mutant) => {
  const verdict = unfit.get(mutant.test) ?? (await judge(copy, mutant));
  if (verdict !== 'killed') alive += 1;
  process.stdout.write(`${verdict === 'killed' ? '✓' : '✗'} ${mutant.name.padEnd(width)}  ${verdict}\n`);
});
process.stdout.write(`\n${wanted.length - alive} of ${wanted.length} broken guards were noticed.\n`);
process.exit(alive === 0 ? 0 : 1);
