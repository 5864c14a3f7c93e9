// Counts what the test runners did, from the reports they write.
import { stripVTControlCharacters } from 'node:util';

/** A skipped test is a failure unless its full name stands here, with its reason. */
export const allowedSkips = new Set([]);

const nothing = () => ({ passed: 0, failed: 0, skipped: [], flaky: [], failures: [], times: [] });

/** The tests that took longest, of all runners. */
export function slowest(results, count = 10) {
  return results
    .flatMap(({ counts }) => counts?.times ?? [])
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** The first lines of an error without colours, so that the end of a log says what went wrong. */
const brief = (message = 'It gave no reason.') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6)
    .join(' | ')
    .slice(0, 600);

/** Counts of Vitest's JSON report; a test that passed at a second try has passed and is named with its reason. */
export function countVitest(report) {
  const counts = nothing();
  for (const { assertionResults } of report.testResults) {
    for (const { status, fullName, failureMessages, duration = 0 } of assertionResults) {
      counts.times.push({ name: fullName, seconds: duration / 1000 });
      if (status === 'passed') {
        counts.passed += 1;
        if (failureMessages?.length > 0) counts.flaky.push(`${fullName}: ${brief(failureMessages[0])}`);
      } else if (status === 'failed') {
        counts.failed += 1;
        counts.failures.push(`${fullName}: ${brief(failureMessages?.[0])}`);
      } else counts.skipped.push(fullName);
    }
  }
  return counts;
}

/** Counts of Playwright's JSON report; a test that passed at a second try has passed and is named with its reason. */
export function countPlaywright(report) {
  const counts = nothing();
  const visit = (suite, above) => {
    const path = [...above, suite.title].filter(Boolean);
    for (const spec of suite.specs ?? []) {
      const name = [...path, spec.title].join(' > ');
      for (const { status, projectName, results = [] } of spec.tests) {
        const seconds = results.reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);
        counts.times.push({ name: `${name} (${projectName})`, seconds });
        if (status === 'skipped') counts.skipped.push(name);
        else if (status === 'unexpected') {
          counts.failed += 1;
          counts.failures.push(`${name} (${projectName}): ${brief(results?.at(-1)?.error?.message)}`);
        } else counts.passed += 1;
        if (status === 'flaky') counts.flaky.push(`${name} (${projectName}): ${brief(results?.[0]?.error?.message)}`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, path);
  };
  for (const suite of report.suites) visit(suite, []);
  return counts;
}

/**
 * What is wrong with a runner's outcome, in sentences; none when it is good.
 * @param counts null when the runner left no report
 */
export function complaints(code, counts, allowed = allowedSkips) {
  if (counts === null) return ['It ended without a report.'];
  const ran = counts.passed + counts.failed;
  const skipped = counts.skipped.filter((name) => !allowed.has(name));
  return [
    ...(counts.failed > 0 ? [`${counts.failed} failed.`] : []),
    ...(ran === 0 ? ['No test was run.'] : []),
    ...skipped.map((name) => `Skipped: ${name}`),
    ...(code !== 0 && counts.failed === 0 ? [`It ended with code ${code}.`] : []),
  ];
}

/**
 * The last line: tests of all runners. A step that failed without a failed test of its own counts as one failure, so
 * that the line never says "0 failed" of a failed run.
 */
export function totals(results) {
  let [passed, failed, skipped] = [0, 0, 0];
  for (const { counts, problems } of results) {
    passed += counts?.passed ?? 0;
    skipped += counts?.skipped.length ?? 0;
    failed += counts?.failed || (problems.length > 0 ? 1 : 0);
  }
  return { passed, failed, skipped, line: `${passed} passed, ${failed} failed, ${skipped} skipped` };
}
