import { type Answering, type Call, CallError } from './calls.ts';

interface Server {
  /** Where its procedures are, such as `/trpc`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** How long the address of a request may get that asks for more than one answer. */
  readonly longestAddress: number;
}

interface Waiting {
  readonly call: Call;
  readonly resolve: (data: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** How tRPC's server writes what became of one call. */
interface Answer {
  readonly result?: { readonly data?: unknown };
  readonly error?: { readonly code?: unknown; readonly message: string; readonly data?: unknown };
}

const inputsOf = (waiting: readonly Waiting[]): string =>
  JSON.stringify(Object.fromEntries(waiting.map(({ call }, index) => [index, call.input])));

/** Reads carry their inputs in the address, writes in their body. */
function addressOf(url: string, waiting: readonly Waiting[]): string {
  const address = `${url}/${waiting.map(({ call }) => call.path).join(',')}?batch=1`;
  return waiting[0]?.call.type === 'query' ? `${address}&input=${encodeURIComponent(inputsOf(waiting))}` : address;
}

/** What gives up all of these calls, if one thing does. */
function signalOf(waiting: readonly Waiting[]): AbortSignal | null {
  const [first = null] = waiting.map(({ call }) => call.signal);
  return waiting.every(({ call }) => call.signal === first) ? first : null;
}

async function send(server: Server, waiting: readonly Waiting[]): Promise<readonly Answer[]> {
  const isQuery = waiting[0]?.call.type === 'query';
  const response = await fetch(addressOf(server.url, waiting), {
    method: isQuery ? 'GET' : 'POST',
    headers: { ...server.headers, ...(!isQuery && { 'content-type': 'application/json' }) },
    signal: signalOf(waiting),
    ...(!isQuery && { body: inputsOf(waiting) }),
  });
  const answers = (await response.json()) as Answer | readonly Answer[];
  // What refuses the whole request refuses each call.
  return Array.isArray(answers) ? answers : waiting.map(() => answers as Answer);
}

function settle({ resolve, reject }: Waiting, answer: Answer | undefined): void {
  if (answer?.result !== undefined) resolve(answer.result.data);
  else if (typeof answer?.error?.code === 'number') reject(new CallError(answer.error.message, answer.error));
  else reject(new CallError('Not an answer', {}));
}

/** Calls of one type, as few requests as their addresses allow. */
function grouped(server: Server, waiting: readonly Waiting[]): readonly Waiting[][] {
  const groups: Waiting[][] = [];
  for (const each of waiting) {
    const last = groups.at(-1);
    if (last && addressOf(server.url, [...last, each]).length <= server.longestAddress) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Asks a server for the answers: calls of the same moment go in one request, as tRPC writes them. */
export function batchedCalls(server: Server): Answering {
  let waiting: Waiting[] = [];
  const dispatch = () => {
    const all = waiting;
    waiting = [];
    for (const each of all) if (each.call.signal?.aborted) each.reject(new CallError('Aborted', {}));
    for (const type of ['query', 'mutation'] as const) {
      const wanted = all.filter(({ call }) => call.type === type && !call.signal?.aborted);
      for (const group of grouped(server, wanted))
        send(server, group).then(
          (answers) => group.forEach((each, index) => settle(each, answers[index])),
          (cause: unknown) => group.forEach(({ reject }) => reject(new CallError('Unanswered', { cause }))),
        );
    }
  };
  return (call) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ call, resolve, reject }) === 1) setTimeout(dispatch);
    });
}
