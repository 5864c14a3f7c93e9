import type { CallExample } from '#server/platform/rest/call-example.ts';
import { hostile, pick, type Random, spoiled } from './hostile-values.fixture.ts';

export interface HostileRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

type Headers = Readonly<Record<string, string>>;

interface Stock {
  /** Ids of things that there are, in place of those of the examples. */
  readonly ids: readonly [string, ...string[]];
  readonly sessions: readonly [Headers, ...Headers[]];
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** What HTTP lets through in a header: no line ends, no letters beyond Latin. */
const headerText = (value: unknown): string =>
  text(value)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 2000);

/** A text as it stands in an address; half a letter pair cannot. */
const inAddress = (value: unknown): string => encodeURIComponent(text(value).toWellFormed());

function query(values: Readonly<Record<string, unknown>>, random: Random): string {
  const pairs = Object.entries(values).flatMap(([name, value]): string[] => {
    const own = random() < 0.25 ? hostile(random) : value;
    if (typeof own !== 'object' || own === null || Array.isArray(own)) return [`${name}=${inAddress(own)}`];
    return Object.entries(own).map(([inner, each]) => {
      const given: unknown = random() < 0.25 ? hostile(random) : each;
      return `${name}[${inAddress(inner)}]=${inAddress(given)}`;
    });
  });
  if (random() < 0.1) pairs.push(`${inAddress(hostile(random))}=${inAddress(hostile(random))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function form(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return name === '' ? [] : [`${name}=${inAddress(value)}`];
  return Object.entries(value).flatMap(([key, each]) =>
    form(each, name === '' ? inAddress(key) : `${name}[${inAddress(key)}]`),
  );
}

function bodyOf(value: unknown, random: Random): { readonly type: string; readonly payload: string } {
  const dice = random();
  const json = JSON.stringify(value) ?? '';
  if (dice < 0.1)
    return { type: 'application/x-www-form-urlencoded', payload: form(value).join('&').slice(0, 500_000) };
  if (dice < 0.13) return { type: 'application/json', payload: json.slice(0, Math.floor(json.length * random())) };
  if (dice < 0.15) return { type: 'multipart/form-data; boundary=x', payload: `--x\r\n${json}` };
  if (dice < 0.17) return { type: text(hostile(random)).replace(/[^\x20-\x7e]/g, '') || 'text/plain', payload: json };
  return { type: 'application/json', payload: json };
}

/** A request of a call, made of its example, with what it should not have. */
export function hostileRequest(
  call: string,
  example: CallExample,
  { ids, sessions }: Stock,
  random: Random,
): HostileRequest {
  const [method = '', path = ''] = call.split(' ');
  const known = JSON.parse(
    JSON.stringify(example.request).replace(UUID, () => pick(random, ids)),
  ) as CallExample['request'];
  const params = known.params ?? {};
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    inAddress(random() < 0.3 ? hostile(random) : params[name]),
  );
  const isRead = method === 'GET';
  const body =
    isRead || (known.body === undefined && random() < 0.7) ? null : bodyOf(spoiled(known.body ?? {}, random), random);
  const headers: Record<string, string> = { ...pick(random, sessions) };
  if (body !== null) headers['content-type'] = body.type;
  if (!isRead && random() < 0.3) headers['idempotency-key'] = headerText(random() < 0.5 ? hostile(random) : random());
  if (random() < 0.1) headers['accept-language'] = headerText(hostile(random));
  if (random() < 0.1) headers['if-none-match'] = headerText(hostile(random));
  if (random() < 0.05)
    headers[pick(random, ['access-token', 'client', 'uid', 'authorization'])] = headerText(hostile(random));
  return {
    method: (isRead && random() < 0.05 ? 'HEAD' : method) as HostileRequest['method'],
    url: `/api/v1${address}${query(known.query ?? {}, random)}`,
    headers,
    payload: body?.payload,
  };
}
