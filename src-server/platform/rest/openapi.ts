import { z } from 'zod';
import type { RestRow } from './rest-row.ts';

type Schema = Readonly<Record<string, unknown>> & { readonly properties?: Readonly<Record<string, Schema>> };

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, object>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const session = { accessToken: [], client: [], uid: [] };

/** Empty means that no session is needed; a service token stands for a script. */
const securityOf = ({ access }: RestRow) => (access === 'anyone' ? [{}, session] : [session]);

const sessionHeaders = Object.fromEntries(
  [
    ['access-token', 'The secret of the session, to be sent with every request'],
    ['client', 'Names the device, to be sent beside it'],
    ['uid', 'The e-mail address, to be sent beside it'],
    ['expiry', 'When the session ends, in seconds since 1970'],
    ['token-type', 'Always Bearer'],
  ].map(([name = '', description]) => [name, { description, schema: { type: 'string' } }]),
);

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

function bodyOf(row: RestRow, operation: Operation): object {
  if (row.body === undefined || operation.requestBody === undefined) return {};
  const json = operation.requestBody.content['application/json'] as { schema: Schema };
  const fields = formFields(z.toJSONSchema(row.body, { io: 'input' }) as Schema);
  const form = { schema: { type: 'object', properties: fields } };
  const uploads = Object.fromEntries((row.uploads ?? []).map((name) => [name, binary]));
  return {
    requestBody: {
      required: !row.body.safeParse({}).success,
      content: {
        'application/json': json,
        'application/x-www-form-urlencoded': form,
        ...(row.uploads === undefined
          ? {}
          : { 'multipart/form-data': { schema: { type: 'object', properties: { ...fields, ...uploads } } } }),
      },
    },
  };
}

/** Nested names of an address are written `dates[drop_off_date]=…`. */
const withStyle = (parameter: Parameter) =>
  parameter.in === 'query' && parameter.schema?.properties !== undefined
    ? { ...parameter, style: 'deepObject', explode: true }
    : parameter;

function responsesOf(row: RestRow, operation: Operation) {
  const good = String(row.status ?? 200);
  const names = row.access === 'user' || row.access === 'partner' || row.startsSession === true;
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => {
      if (status === good && names) return [status, { ...response, headers: sessionHeaders }];
      if (status !== '429' && status !== '503') return [status, response];
      const wait = { description: 'Seconds to wait', schema: { type: 'integer' } };
      return [status, { ...response, headers: { 'retry-after': wait } }];
    }),
  );
}

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

interface Document {
  readonly paths?: Paths;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** Without the schemas that no call refers to, such as the forms of answers as inputs. */
function withoutUnused<Found extends Document>(document: Found): Found {
  const { schemas = {} } = document.components ?? {};
  const text = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  if (used.length === Object.keys(schemas).length) return document;
  return withoutUnused({ ...document, components: { ...document.components, schemas: Object.fromEntries(used) } });
}

/** Adds to the document what the schemas of the routes don't say: who may call, names, forms, uploads, headers. */
export function completeOpenApi(document: Document, rows: readonly RestRow[]) {
  const { paths = {} } = document;
  const completed: Record<string, Record<string, object>> = {};
  for (const row of rows) {
    const path = pathOf(row.path);
    const method = row.method.toLowerCase();
    const operation = paths[path]?.[method];
    if (operation === undefined) continue;
    (completed[path] ??= {})[method] = {
      ...operation,
      operationId: operationIdOf(row),
      security: securityOf(row),
      ...(operation.parameters === undefined ? {} : { parameters: operation.parameters.map(withStyle) }),
      ...bodyOf(row, operation),
      responses: responsesOf(row, operation),
    };
  }
  return withoutUnused({ ...document, paths: completed as Paths });
}
