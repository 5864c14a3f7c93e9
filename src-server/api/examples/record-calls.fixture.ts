import { bookingCode } from '#shared/booking/booking-code.ts';
import type { CallExample, CallExamples } from '#server/platform/rest/call-example.ts';
import { restRows } from '#server/api/rest-rows.ts';
import type { TestApp } from '#server/testing/test-app.ts';

type Headers = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

export interface Asked {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: object;
  readonly headers?: Headers;
}

/** What was answered, to go on with: its fields as they came. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A text within an answer, such as the id of what was made. */
export const textAt = ({ body }: Answered, ...path: readonly string[]): string =>
  String(path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body));

const nameOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** Names of a query with brackets become objects, as the document writes them. */
function nested(query: Values | undefined): Readonly<Record<string, unknown>> | undefined {
  if (query === undefined) return undefined;
  const made: Record<string, Record<string, unknown> | unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const [, outer = name, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (inner === undefined) made[outer] = value;
    else made[outer] = { ...(made[outer] as object | undefined), [inner]: value };
  }
  return made;
}

/** Makes calls as a client would, and keeps each as an example. */
export function recordCalls(t: TestApp) {
  const examples: Record<string, CallExample> = {};

  async function ask(name: string, { params = {}, query, body, headers = {} }: Asked): Promise<Answered> {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
    const search =
      query === undefined
        ? ''
        : `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`;
    const answer = await t.app.inject({
      method: method as 'GET',
      url: `/api/v1${url}${search}`,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Headers,
      body: answer.json<Record<string, unknown>>(),
    };
  }

  return {
    examples,
    /** A call that is answered well. @throws when it is not, or there is no such call. */
    async call(name: string, asked: Asked = {}): Promise<Answered> {
      const row = restRows.find(({ method, path }) => `${method} ${nameOf(path)}` === name);
      if (row === undefined) throw new Error(`There is no call ${name}`);
      const answer = await ask(name, asked);
      if (answer.status !== (row.status ?? 200))
        throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      const { params, query, body } = asked;
      examples[name] ??= {
        request: { params, query: nested(query), body },
        answer: { status: answer.status, body: answer.body },
      };
      return answer;
    },
    /** A call that is refused, kept with the good one. */
    async refused(name: string, status: number, asked: Asked): Promise<void> {
      const answer = await ask(name, asked);
      if (answer.status !== status) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      const known = examples[name];
      if (known === undefined) throw new Error(`${name} was not yet answered well`);
      examples[name] = { ...known, refused: { ...known.refused, [status]: answer.body } };
    },
  };
}

/** Gives what is random the same value in each run, by the order in which it is met. */
export function masked(examples: CallExamples): CallExamples {
  const met = new Map<string, string>();
  const same = (kind: string, make: (index: number) => string) => {
    let count = 0;
    return (found: string) => {
      const key = `${kind} ${found}`;
      if (!met.has(key)) met.set(key, make((count += 1)));
      return met.get(key) ?? found;
    };
  };
  const uuid = same(
    'uuid',
    (index) => `019a1c40-7b2e-7c31-8f5d-2b91e6a0${(0x4c00 + index * 0x77).toString(16).padStart(4, '0')}`,
  );
  const code = same('code', (index) =>
    bookingCode(Uint8Array.from({ length: 8 }, (_, at) => (index * 37 + at * 11) % 256)),
  );
  const secret = same('secret', (index) => `kept-secret-${index}`);
  const provider = same('provider', (index) => `Nc3${String(index).padStart(4, '0')}Yq`);
  const text = JSON.stringify(examples)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, uuid)
    .replace(/CLK-[0-9A-Z]{6}/g, code)
    .replace(/\b(pi|tok|pm|seti)_\w{16,24}(_secret_\w+)?/g, (found) => {
      const [, kind = '', id = '', rest] = /^(\w+?)_(\w{16,24}?)(_secret_\w+)?$/.exec(found) ?? [];
      return `${kind}_${provider(id)}${rest === undefined ? '' : '_secret_kept'}`;
    })
    .replace(/(?<="|=)[\w-]{43}(?=")/g, secret)
    .replaceAll('http://localhost:3000', 'https://cloakroom.example');
  return JSON.parse(text) as CallExamples;
}

/** In the order of the calls, so that a new one moves no other. */
export const inOrder = (examples: CallExamples): CallExamples =>
  Object.fromEntries(
    restRows.flatMap(({ method, path }) => {
      const name = `${method} ${nameOf(path)}`;
      const example = examples[name];
      return example === undefined ? [] : [[name, example]];
    }),
  );
