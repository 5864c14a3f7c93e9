import { z } from 'zod';
import type { CallExample, CallExamples } from './call-example.ts';
import { refusalsOf } from './refusals.ts';
import { describeFields } from './describe-fields.ts';
import type { RestRow } from './rest-row.ts';

type Schema = Readonly<Record<string, unknown>> & { readonly properties?: Readonly<Record<string, Schema>> };

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

interface Content {
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const session = { accessToken: [], client: [], uid: [] };
const script = { serviceToken: [] };

/** Empty means that no session is needed; a service token stands for a script. */
const securityOf = ({ whose }: RestRow) => {
  if (whose === 'anyone') return [{}, session, script];
  return whose === 'self' || whose === 'key' ? [session] : [session, script];
};

const text = { type: 'string' };
const integer = { type: 'integer' };

const sessionHeaders = Object.fromEntries(
  [
    ['access-token', 'The secret of the session, to be sent with every request'],
    ['client', 'Names the device, to be sent beside it'],
    ['uid', 'The e-mail address, to be sent beside it'],
    ['expiry', 'Until when the session is good if nothing happens, in seconds since 1970'],
    ['token-type', 'Always Bearer'],
    ['authorization', 'All of them in one, which may be sent instead: Bearer and their JSON in base64'],
  ].map(([name = '', description]) => [name, { description, schema: text }]),
);

const limitHeaders = {
  RateLimit: { description: 'What is left of the minute: r requests, for t seconds', schema: text },
  'RateLimit-Policy': { description: 'What one address may ask: q requests in w seconds', schema: text },
};
const waitHeader = { 'Retry-After': { description: 'Seconds to wait', schema: integer } };
const replayHeader = {
  'Idempotent-Replay': { description: '`true` where the key had done its work before', schema: text },
};
const tagHeader = { ETag: { description: 'Names this very answer; see If-None-Match', schema: text } };

const languageParameter = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of messages: en, fr or es',
  schema: { type: 'string' },
  example: 'en',
};
const tagParameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an answer that is known: the same one is answered with 304 and no body',
  schema: { type: 'string' },
};

const words = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? `by_${part.slice(1)}` : part).replace(/[-{}]/g, '_'))
    .join('_');

/** Such as `patch_bookings_by_id_cancel`: stable, because it is made of the call alone. */
const operationIdOf = ({ method, path }: RestRow): string => `${method.toLowerCase()}_${words(path)}`;

/** Fields of a form, by their bracketed names: `company[name]`. */
function formFields(schema: Schema, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
      const full = prefix === '' ? name : `${prefix}[${name}]`;
      return each.properties === undefined ? [[full, each]] : Object.entries(formFields(each, full));
    }),
  );
}

const binary = { type: 'string', format: 'binary' };

function bodyOf(row: RestRow, operation: Operation, example: CallExample | undefined): object {
  const json = operation.requestBody?.content['application/json'];
  if (row.body === undefined || json === undefined) return {};
  const fields = formFields(z.toJSONSchema(row.body, { io: 'input' }) as Schema);
  const form = { schema: { type: 'object', properties: fields } };
  const uploads = Object.fromEntries((row.uploads ?? []).map((name) => [name, binary]));
  const shown = example?.request.body === undefined ? json : { ...json, example: example.request.body };
  return {
    requestBody: {
      required: !row.body.safeParse({}).success,
      content: {
        'application/json': shown,
        'application/x-www-form-urlencoded': form,
        ...(row.uploads === undefined
          ? {}
          : { 'multipart/form-data': { schema: { type: 'object', properties: { ...fields, ...uploads } } } }),
      },
    },
  };
}

/** Nested names of an address are written `dates[drop_off_date]=…`. */
function parameterOf(parameter: Parameter, example: CallExample | undefined, meanings: Words['words']): object {
  const value = parameter.in === 'path' ? example?.request.params : example?.request.query;
  const shown = value?.[parameter.name] === undefined ? {} : { example: value[parameter.name] };
  const isDeep = parameter.in === 'query' && parameter.schema?.properties !== undefined;
  const about = meanings[parameter.name];
  const described = about === undefined || parameter.schema?.description !== undefined ? {} : { description: about };
  return { ...parameter, ...described, ...(isDeep ? { style: 'deepObject', explode: true } : {}), ...shown };
}

function parametersOf(row: RestRow, operation: Operation, example: CallExample | undefined, meanings: Words['words']) {
  const own = (operation.parameters ?? []).map((parameter) => parameterOf(parameter, example, meanings));
  return [...own, languageParameter, ...(row.method === 'GET' ? [tagParameter] : [])];
}

const goodWords: Readonly<Record<number, string>> = { 200: 'Done', 201: 'Made', 202: 'Taken on', 204: 'Done' };

function responsesOf(row: RestRow, operation: Operation, example: CallExample | undefined) {
  const good = row.status ?? 200;
  const names = ['self', 'partner', 'key'].includes(row.whose) || row.startsSession === true;
  const contentOf = (status: string, shown: unknown) => {
    const content = operation.responses[status]?.content?.['application/json'];
    if (content === undefined) return {};
    return { content: { 'application/json': shown === undefined ? content : { ...content, example: shown } } };
  };
  const refusals = Object.entries(refusalsOf(row)).map(([status, { description }]) => {
    const waits = status === '429' || status === '503' ? waitHeader : {};
    const shown = example?.refused?.[status];
    return [status, { description, headers: { ...limitHeaders, ...waits }, ...contentOf(status, shown) }];
  });
  return Object.fromEntries([
    [
      String(good),
      {
        description: row.done ?? goodWords[good],
        headers: {
          ...(names ? sessionHeaders : {}),
          ...(row.method === 'GET' ? tagHeader : replayHeader),
          ...limitHeaders,
        },
        ...contentOf(String(good), example?.answer.body),
      },
    ],
    ...(row.method === 'GET'
      ? [['304', { description: 'The answer that If-None-Match names', headers: tagHeader }]]
      : []),
    ...refusals,
  ]);
}

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

interface Document {
  readonly paths?: Paths;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** Without the schemas that no call refers to, such as the forms of answers as inputs. */
function withoutUnused<Found extends Document>(document: Found): Found {
  const { schemas = {} } = document.components ?? {};
  const whole = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) => whole.includes(`"#/components/schemas/${name}"`));
  if (used.length === Object.keys(schemas).length) return document;
  return withoutUnused({ ...document, components: { ...document.components, schemas: Object.fromEntries(used) } });
}

interface Words {
  readonly examples: CallExamples;
  /** What fields mean, by name, where their schemas say nothing. */
  readonly words: Readonly<Record<string, string>>;
}

/** Adds to the document what the schemas of the routes don't say: who may call, names, forms, uploads, headers, examples. */
export function completeOpenApi(document: Document, rows: readonly RestRow[], { examples, words: meanings }: Words) {
  const { paths = {} } = document;
  const completed: Record<string, Record<string, object>> = {};
  for (const row of rows) {
    const path = pathOf(row.path);
    const method = row.method.toLowerCase();
    const operation = paths[path]?.[method];
    if (operation === undefined) continue;
    const example = examples[`${row.method} ${path}`];
    (completed[path] ??= {})[method] = {
      ...operation,
      operationId: operationIdOf(row),
      security: securityOf(row),
      parameters: parametersOf(row, operation, example, meanings),
      ...bodyOf(row, operation, example),
      responses: responsesOf(row, operation, example),
    };
  }
  const whole = withoutUnused({ ...document, paths: completed as unknown as Paths });
  return describeFields(whole, meanings) as object;
}
