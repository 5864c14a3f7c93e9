import { describe, expect, it } from 'vitest';
import { complaints, countPlaywright, countVitest, slowest, totals } from './test-report.mjs';

const assertion = (status, fullName = status) => ({ status, fullName });
const counted = (counts) => ({
  passed: 0,
  failed: 0,
  skipped: [],
  flaky: [],
  failures: [],
  times: expect.any(Array),
  ...counts,
});

describe('the counts of a test run', () => {
  it('adds up files of unit tests', () => {
    const report = {
      testResults: [
        { assertionResults: [assertion('passed'), assertion('failed')] },
        { assertionResults: [assertion('passed'), assertion('pending', 'a b'), assertion('todo', 'c')] },
      ],
    };
    expect(countVitest(report)).toEqual(
      counted({ passed: 2, failed: 1, skipped: ['a b', 'c'], failures: ['failed: It gave no reason.'] }),
    );
  });

  it('says in a line why a test failed', () => {
    const failureMessages = ['\u001b[31mError:\u001b[39m expected 1\n\n  to be 2\n'];
    const unit = { testResults: [{ assertionResults: [{ ...assertion('failed', 'adds'), failureMessages }] }] };
    expect(countVitest(unit).failures).toEqual(['adds: Error: expected 1 | to be 2']);

    const again = { testResults: [{ assertionResults: [{ ...assertion('passed', 'adds'), failureMessages }] }] };
    expect(countVitest(again)).toEqual(counted({ passed: 1, flaky: ['adds: Error: expected 1 | to be 2'] }));

    const results = [{ error: { message: failureMessages[0] } }];
    const tests = [{ status: 'unexpected', projectName: 'phone', results }];
    const journeys = { suites: [{ title: 'book.spec.ts', specs: [{ title: 'books', tests }] }] };
    expect(countPlaywright(journeys).failures).toEqual(['book.spec.ts > books (phone): Error: expected 1 | to be 2']);
  });

  it('adds up nested journeys and names what was skipped or flaky', () => {
    const spec = (title, ...statuses) => ({
      title,
      tests: statuses.map((status) => ({ status, projectName: 'desk' })),
    });
    const report = {
      suites: [
        {
          title: 'book.spec.ts',
          specs: [spec('books', 'expected', 'unexpected')],
          suites: [{ title: 'guest', specs: [spec('pays', 'skipped'), spec('waits', 'flaky')] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual(
      counted({
        passed: 2,
        failed: 1,
        skipped: ['book.spec.ts > guest > pays'],
        flaky: ['book.spec.ts > guest > waits (desk): It gave no reason.'],
        failures: ['book.spec.ts > books (desk): It gave no reason.'],
      }),
    );
  });

  it('takes no tests, a skipped test, a bad exit or a missing report for a failure', () => {
    expect(complaints(0, counted({ passed: 1 }))).toEqual([]);
    expect(complaints(0, counted({}))).toEqual(['No test was run.']);
    expect(complaints(0, counted({ passed: 1, skipped: ['x'] }))).toEqual(['Skipped: x']);
    expect(complaints(0, counted({ passed: 1, skipped: ['x'] }), new Set(['x']))).toEqual([]);
    expect(complaints(1, counted({ passed: 1 }))).toEqual(['It ended with code 1.']);
    expect(complaints(1, counted({ passed: 1, failed: 2 }))).toEqual(['2 failed.']);
    expect(complaints(0, null)).toEqual(['It ended without a report.']);
  });

  it('names the tests that took longest, of all runners', () => {
    const timed = (fullName, duration) => ({ ...assertion('passed', fullName), duration });
    const unit = countVitest({ testResults: [{ assertionResults: [timed('adds', 40), timed('waits', 3000)] }] });
    const tests = [{ status: 'flaky', projectName: 'desk', results: [{ duration: 5000 }, { duration: 1500 }] }];
    const e2e = countPlaywright({ suites: [{ title: 'book', specs: [{ title: 'pays', tests }] }] });
    expect(slowest([{ counts: unit }, { counts: null }, { counts: e2e }], 2)).toEqual([
      { name: 'book > pays (desk)', seconds: 6.5 },
      { name: 'waits', seconds: 3 },
    ]);
  });

  it('never says "0 failed" of a failed run', () => {
    const unit = { counts: counted({ passed: 5, failed: 2, skipped: ['x'] }), problems: ['2 failed.'] };
    const types = { counts: null, problems: ['It ended with code 2.'] };
    const lint = { counts: null, problems: [] };
    expect(totals([unit, types, lint]).line).toBe('5 passed, 3 failed, 1 skipped');
  });
});
