// `npm test`: every check there is, all of them even after one failed. `npm test -- types unit` runs only those named.
// Plain JavaScript: it runs on Node 20.19 before anything is installed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureChromium, findHeadlessShell } from './ensure-chromium.mjs';
import { build, ensureInstalled, fail, run, toolEnvironment } from './run.mjs';
import { complaints, countPlaywright, countVitest, slowest, totals } from './test-report.mjs';

/** A check without tests of its own: good when it ends with 0. */
const check =
  (command, ...args) =>
  async () => {
    const code = await run(command, args, { env: toolEnvironment() });
    return { counts: null, problems: code === 0 ? [] : [`It ended with code ${code}.`] };
  };

/** Runs a test runner that writes a JSON report to the given file, and counts from there. */
async function runTests(count, report, command, args, env) {
  const code = await run(command, args, { env: toolEnvironment(env) });
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null;
  return { counts, problems: complaints(code, counts) };
}

const unit = async ({ folder }) => {
  const report = join(folder, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runTests(countVitest, report, 'vitest', args, {});
};

const e2e = async ({ folder, results }) => {
  if (results.some(({ name, problems }) => name === 'build' && problems.length > 0)) {
    return { counts: null, problems: ['Not run, because there is no build.'] };
  }
  const report = join(folder, 'e2e.json');
  const chromium = await ensureChromium();
  const env = {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  return runTests(countPlaywright, report, 'playwright', ['test', '--reporter=list,json'], env);
};

const makeBuild = async () => ({
  counts: null,
  problems: (await build({ anyway: true })) ? [] : ['There is no build.'],
});

/** In this order; what shares a row runs at once, since each of it keeps one core busy. */
const rows = [
  [
    { name: 'types', work: check('tsc', '--noEmit') },
    { name: 'build', work: makeBuild },
  ],
  [
    { name: 'types of the office', work: check('tsc', '--noEmit', '-p', 'tsconfig.office.json') },
    { name: 'lint', work: check('oxlint', '--deny-warnings') },
  ],
  [{ name: 'imports', work: check('node', 'scripts/check-imports.mjs') }],
  [{ name: 'format', work: check('oxfmt', '--check') }],
  [{ name: 'unused', work: check('knip') }],
  [{ name: 'unit', work: unit }],
  [{ name: 'e2e', work: e2e }],
];

function describeCounts(counts) {
  if (counts === null) return '';
  const flaky = counts.flaky.length > 0 ? ` (${counts.flaky.length} at a second try)` : '';
  return `${counts.passed} passed${flaky}, ${counts.failed} failed, ${counts.skipped.length} skipped`;
}

function summarise(results) {
  process.stdout.write('\nSummary\n');
  for (const { name, seconds, counts, problems } of results) {
    const mark = problems.length === 0 ? 'ok  ' : 'FAIL';
    process.stdout.write(
      `  ${mark} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${describeCounts(counts)}\n`,
    );
    for (const problem of problems) process.stdout.write(`         ${problem}\n`);
    for (const failure of counts?.failures ?? []) process.stdout.write(`         Failed: ${failure}\n`);
    for (const flaky of counts?.flaky ?? []) process.stdout.write(`         Passed at a second try: ${flaky}\n`);
  }
  const slow = slowest(results);
  if (slow.length > 0) process.stdout.write('\nThe slowest\n');
  for (const { name, seconds } of slow) process.stdout.write(`  ${seconds.toFixed(1).padStart(6)} s  ${name}\n`);
  process.stdout.write(`\n${totals(results).line}\n`);
}

const names = rows.flat().map(({ name }) => name);
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`There is no check "${unknown}". There are: ${names.join(', ')}.`);

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'cloakroom-test-'));
const results = [];

async function take({ name, work }) {
  const started = performance.now();
  const outcome = await work({ folder, results }).catch((error) => ({ counts: null, problems: [error.message] }));
  return { name, seconds: (performance.now() - started) / 1000, ...outcome };
}

for (const row of rows) {
  const wanted = row.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  if (wanted.length === 0) continue;
  process.stdout.write(`\n── ${wanted.map(({ name }) => name).join(', ')}\n`);
  results.push(...(await Promise.all(wanted.map(take))));
}
rmSync(folder, { recursive: true, force: true });
summarise(results);
process.exitCode = results.some(({ problems }) => problems.length > 0) ? 1 : 0;
