import { type Field, fieldReader, type Schema } from './fields-of.ts';
import { sampleText } from './sample-text.ts';
import { typeText } from './type-text.ts';

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
}

/** As much of an OpenAPI document as the reference is made of. */
export interface ApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The tags as a reader looks for them: what travellers do before what partners do. */
const order = [
  'Listings',
  'Bookings',
  'Payments',
  'Accounts',
  'Locations',
  'Payouts',
  'Integrations',
  'Pricing',
  'Content',
  'Settings',
];

/** Answers that mean the same with every call are listed once, in the guide to errors. */
const everywhere: readonly string[] = ['304', '400', '401', '413', '500', '503'];

const JSON_TYPE = 'application/json';

type Pairs = readonly (readonly [name: string, value: string])[];

/** The query of an example, by the names that an address has: `dates[drop_off_date]`. */
function queryOf(parameters: readonly Parameter[]): Pairs {
  return parameters.flatMap(({ name, in: place, example }) => {
    if (place !== 'query' || example === undefined) return [];
    if (typeof example !== 'object' || example === null) return [[name, String(example)] as const];
    return Object.entries(example).map(([inner, value]) => [`${name}[${inner}]`, String(value)] as const);
  });
}

function callOf(path: string, method: string, operation: Operation, schemas: Readonly<Record<string, Schema>>) {
  const { resolve, fieldsOf, withInner } = fieldReader(schemas);
  const own = operation.parameters.filter((parameter) => parameter.in !== 'header');
  const addressFields = own.flatMap((parameter): readonly Field[] => {
    const { name, schema, required = false } = parameter;
    const described = { ...schema, description: parameter.description ?? schema.description ?? '' };
    const [first, ...inner] = withInner(name, described, { write: (given) => given, isRequired: required });
    const written = inner.map((field) => ({ ...field, name: field.name.replace(/\.(\w+)/g, '[$1]') }));
    return first === undefined ? [] : [first, ...written];
  });
  const body = operation.requestBody?.content[JSON_TYPE];
  const form = operation.requestBody?.content['multipart/form-data']?.schema;
  const { properties = {} } = body === undefined ? {} : resolve(body.schema);
  const [wrapper, ...others] = Object.keys(properties);
  const wrapped = wrapper === undefined || others.length > 0 ? undefined : properties[wrapper];
  const isWrapped = wrapped !== undefined && resolve(wrapped).properties !== undefined;
  const bodyFields = body === undefined ? [] : fieldsOf(isWrapped ? wrapped : body.schema, (name) => name);
  const files = Object.keys(form?.properties ?? {})
    .filter((name) => form?.properties?.[name]?.type === 'string' && 'format' in (form.properties[name] ?? {}))
    .map((name): Field => ({ name, kind: 'file', from: null, choices: [], text: '', isRequired: false }));
  const values = Object.fromEntries(own.map(({ name, example }) => [name, String(example ?? '')]));
  const good = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200';
  const refused = Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const example = content?.[JSON_TYPE]?.example;
    return status === good || example === undefined ? [] : [{ status, text: sampleText(example, true) }];
  });
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    title: operation.summary,
    text: operation.description,
    access: operation.security.some((each) => Object.keys(each).length === 0)
      ? ('anyone' as const)
      : accessOf(operation),
    wrapper: isWrapped ? (wrapper ?? null) : null,
    addressFields,
    bodyFields: [...bodyFields, ...files],
    answers: Object.entries(operation.responses)
      .filter(([status]) => !everywhere.includes(status))
      .map(([status, { description }]) => ({ status, text: description })),
    example: {
      address: path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
      query: queryOf(own),
      body: body?.example === undefined ? null : sampleText(body.example, true),
      status: good,
      answerType: typeText(operation.responses[good]?.content?.[JSON_TYPE]?.schema ?? {}),
      answer: sampleText(operation.responses[good]?.content?.[JSON_TYPE]?.example ?? null, false),
      refused,
    },
  };
}

/** Of calls that want a session: those of partners answer 403 to every other caller. */
const accessOf = ({ tags }: Operation): 'partner' | 'session' =>
  tags.some((tag) => ['Locations', 'Payouts', 'Integrations'].includes(tag)) ? 'partner' : 'session';

/** The document as a reader reads it: calls by resource, each with its fields, answers and an example. */
export function referenceOf({ tags, servers, paths, components }: ApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      call: callOf(path, method, operation, components.schemas),
    })),
  );
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return {
    base: servers[0]?.url ?? '',
    groups: tags
      .toSorted((a, b) => rank(a.name) - rank(b.name))
      .map(({ name, description }) => ({
        name,
        text: description,
        // What any caller may ask comes before what wants a session.
        calls: calls
          .filter(({ tag }) => tag === name)
          .map(({ call }) => call)
          .toSorted((a, b) => Number(b.access === 'anyone') - Number(a.access === 'anyone')),
      })),
  };
}
