import type { ApiDocument, Operation, Parameter } from './api-document.fixture.ts';
import type { Cast, Headers, Role } from './cast.fixture.ts';
import { hostile, pick, type Random } from './hostile-values.fixture.ts';
import { type Making, moods, valueOf } from './schema-values.fixture.ts';

export interface FuzzRequest {
  readonly method: string;
  /** With prefix and query. */
  readonly url: string;
  readonly headers: Headers;
  readonly payload: Buffer | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** What HTTP lets through in a header: no line ends, no letters beyond Latin. */
const headerText = (value: unknown): string => text(value).replace(/[^\x20-\x7e]/g, '');

/** A text as it stands in an address; half a letter pair cannot. */
const inAddress = (value: unknown): string => encodeURIComponent(text(value).toWellFormed());

/** A value as a form and an address write it: `dates[drop_off_date]=…`. */
function pairs(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return name === '' ? [] : [`${name}=${inAddress(value)}`];
  return Object.entries(value).flatMap(([key, each]) =>
    pairs(each, name === '' ? inAddress(key) : `${name}[${inAddress(key)}]`),
  );
}

const PNG =
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\0\x01\0\0\x05\0\x01\r\n-\xb4\0\0\0\0IEND\xaeB`\x82';

function multipart(value: unknown, uploads: readonly string[], random: Random): string {
  const part = (name: string, more: string, content: string) =>
    `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const fields = pairs(value, '').map((pair) => {
    const [name = '', content = ''] = pair.split('=');
    return part(decodeURIComponent(name).replace(/["\r\n]/g, ''), '', decodeURIComponent(content));
  });
  const file = () => pick(random, [PNG, PNG.slice(0, 30), text(hostile(random)), '<svg onload="alert(1)"/>']);
  const files = uploads.map((name) => part(name, '; filename="a.png"\r\ncontent-type: image/png', file()));
  return [...fields, ...files].join('') + (random() < 0.9 ? '--edge--\r\n' : '');
}

interface Body {
  readonly type: string;
  readonly payload: string;
  readonly encoding?: 'latin1';
}

function bodyOf({ requestBody }: Operation, making: Making): Body | null {
  const { random, mood } = making;
  const content = requestBody?.content ?? {};
  const json = content['application/json'];
  if (json === undefined && random() > mood.hostile) return null;
  const value = json === undefined ? hostile(random) : valueOf('', json.schema, json.example, making);
  const written = JSON.stringify(value) ?? '';
  const form = content['multipart/form-data'];
  if (form !== undefined && random() < 0.3) {
    const files = Object.entries(form.schema.properties ?? {}).filter(([, { format }]) => format === 'binary');
    const uploads = files.map(([name]) => name);
    return {
      type: 'multipart/form-data; boundary=edge',
      payload: multipart(value, uploads, random),
      encoding: 'latin1',
    };
  }
  if (random() < 0.1) return { type: 'application/x-www-form-urlencoded', payload: pairs(value, '').join('&') };
  const dice = random();
  const cut = written.slice(0, Math.floor(written.length * random()));
  if (dice < mood.hostile / 8) return { type: 'application/json', payload: cut };
  if (dice < mood.hostile / 6) return { type: 'multipart/form-data; boundary=x', payload: `--x\r\n${written}` };
  if (dice < mood.hostile / 4) return { type: headerText(hostile(random)) || 'text/plain', payload: written };
  // Above what a body may be.
  if (dice > 1 - mood.hostile / 200) return { type: 'application/json', payload: written.padEnd(1_100_000) };
  return { type: 'application/json', payload: written };
}

function parametersIn(place: Parameter['in'], { parameters = [] }: Operation, making: Making): [string, unknown][] {
  return parameters
    .filter((each) => each.in === place && (each.required === true || making.random() < 0.6))
    .map(({ name, schema, example }) => [name, valueOf(name, schema, example, making)]);
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const;

/** A request of a call of the document, as a role: what its schema says, with what it should not have. */
export function fuzzRequest(
  document: ApiDocument,
  operation: Operation,
  { cast, role, random }: { readonly cast: Cast; readonly role: Role; readonly random: Random },
): FuzzRequest {
  const mood = pick(random, moods);
  const known = (name: string, example: unknown) => cast.known(operation.path, name, example, random);
  const making: Making = { random, mood, known, schemaOf: document.schemaOf };
  const params = Object.fromEntries(parametersIn('path', operation, making));
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name]));
  const query = parametersIn('query', operation, making).flatMap(([name, value]) => pairs(value, name));
  if (random() < mood.hostile / 4) query.push(`${inAddress(hostile(random))}=${inAddress(hostile(random))}`);
  const body = operation.method === 'GET' && random() < 0.98 ? null : bodyOf(operation, making);
  const headers: Record<string, string> = { ...cast.headersOf(role) };
  for (const [name, value] of parametersIn('header', operation, making))
    headers[name.toLowerCase()] = headerText(value).slice(0, 2_000);
  if (random() < mood.hostile / 8)
    headers[pick(random, ['access-token', 'client', 'uid', 'authorization', 'accept'])] = headerText(hostile(random));
  if (body !== null) headers['content-type'] = body.type;
  const isHead = operation.method === 'GET' && random() < 0.05;
  const method = random() < mood.hostile / 20 ? pick(random, methods) : isHead ? 'HEAD' : operation.method;
  return {
    method,
    url: `/api/v1${address}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    headers,
    payload:
      body === null || method === 'HEAD' || method === 'TRACE' ? undefined : Buffer.from(body.payload, body.encoding),
  };
}
