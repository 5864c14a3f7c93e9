import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ask, closeConnections } from './ask.fixture.ts';
import { type ApiDocument, type ReadableDocument, readDocument } from './api-document.fixture.ts';
import { type Cast, makeCast, roles } from './cast.fixture.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-request.fixture.ts';
import { pick, seeded } from './hostile-values.fixture.ts';
import { createReport } from './report.fixture.ts';
import { startTwoProcesses, type TwoProcesses } from './two-processes.fixture.ts';

/** `npm run fuzz` asks for many more, and for another seed. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 400);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
/** How long an answer may take is judged where a run is started by hand: here the machine may be busy with others. */
const MAX_MS = Number(process.env.FUZZ_MAX_MS ?? Infinity);
const AT_ONCE = 4;
/** People and sessions are new after so many requests: some requests end them. */
const SIGN_IN_EVERY = 60;
const CAST_EVERY = 300;
const MOST_FAULTS = 30;
const known = ['holder', 'owner', 'partner token', 'customer'] as const;

let two: TwoProcesses;
let document: ApiDocument;
let cast: Cast;
const faults: string[] = [];
const report = createReport();

beforeAll(async () => {
  two = await startTwoProcesses(inject('databaseUrl'));
  const answer = await fetch(`${two.bases[0]}/api/v1/openapi.json`);
  document = readDocument((await answer.json()) as ReadableDocument);
});
afterAll(async () => {
  closeConnections();
  await two.stop();
});

const shown = ({ method, url, payload }: FuzzRequest) =>
  `${method} ${url.slice(0, 200)} ${payload?.toString().slice(0, 400) ?? ''}`;

async function judge(turn: number, role: (typeof roles)[number], base: string, request: FuzzRequest): Promise<void> {
  const what = `${turn} as ${role}: ${shown(request)}`;
  try {
    const answer = await ask(base, request);
    report.note(role, answer.status, { ms: answer.ms, what: `${answer.status} ${what.slice(0, 160)}` });
    if (answer.etag !== '') cast.noteTag(answer.etag);
    const fault = document.faultOf({ ...request, ...answer });
    if (fault !== null) faults.push(`${answer.status} ${fault}: ${what} → ${answer.body.slice(0, 400)}`);
    if (answer.ms > MAX_MS) faults.push(`${Math.round(answer.ms)} ms: ${what}`);
  } catch (error) {
    faults.push(`no answer (${String(error)}): ${what}`);
  }
}

/** One turn: a call of the document as a role, at either process; now and then at both at once. */
async function take(turn: number): Promise<void> {
  const random = seeded(SEED + turn * 7919);
  const operation = document.operations[turn % document.operations.length] ?? expect.fail('no calls');
  // Half are those who are let in to more than others, so that more is looked at than who asks.
  const role = pick(random, random() < 0.5 ? roles : known);
  const request = fuzzRequest(document, operation, { cast, role, random });
  const bases = random() < 0.03 ? two.bases : [pick(random, two.bases)];
  await Promise.all(bases.map((base) => judge(turn, role, base, request)));
}

it(
  `${REQUESTS} requests made from the document (seed ${SEED}) are answered by it, as no fault of ours`,
  { timeout: 10_800_000 },
  async () => {
    for (let turn = 0; turn < REQUESTS && faults.length < MOST_FAULTS;) {
      if (turn % CAST_EVERY === 0) cast = await makeCast({ db: two.db, base: two.bases[0] }, turn);
      await cast.signIn();
      const end = Math.min(turn + SIGN_IN_EVERY, REQUESTS);
      const lane = async () => {
        while (turn < end) await take(turn++);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    }
    // What a process writes at this level is a bug, as of a job that what was asked for has led to.
    const logged = two.processes.flatMap((each) => each.log().split('\n')).filter((line) => line !== '');
    faults.push(...logged.slice(0, 10).map((line) => `logged: ${line.slice(0, 1_500)}`));
    if (REQUESTS > 1_000) console.log(String(report));
    expect(faults).toEqual([]);
  },
);
