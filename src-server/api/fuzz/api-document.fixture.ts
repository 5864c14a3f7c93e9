import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** What is read of a JSON schema to make values of it. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly [unknown, ...unknown[]];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly [Schema, ...Schema[]];
  readonly $ref?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

export interface Operation extends Described {
  readonly method: string;
  readonly path: string;
}

/** A request as it was sent and what came back. */
export interface Exchange {
  readonly method: string;
  /** Below `/api/v1`, with its query. */
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const PREFIX = '/api/v1';

/** Whether an address is one of a call; a slash at the end says nothing, and a part in the middle may be empty. */
function isOf(template: string, address: string): boolean {
  const parts = address.replace(/\/$/, '').split('/');
  const wanted = template.split('/');
  return parts.length === wanted.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index]);
}

const fixedParts = (template: string): number => template.split('/').filter((part) => !part.startsWith('{')).length;

/** The document as what requests are made of and answers are held against. */
export function readDocument(document: Document) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'doc', components: document.components });
  const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
  );
  const made = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object): ValidateFunction => {
    const known = made.get(schema);
    if (known !== undefined) return known;
    const local = JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/');
    const validate = ajv.compile(JSON.parse(local) as object);
    made.set(schema, validate);
    return validate;
  };
  const sentence: Schema = { $ref: '#/components/schemas/Error' };
  const called = ({ method, url }: Exchange): Operation | undefined => {
    const address = url.slice(PREFIX.length).replace(/\?.*/s, '');
    const wanted = method === 'HEAD' ? 'GET' : method;
    // A path without parameters comes before one with them, whatever its methods.
    const [path] = [...new Set(operations.map((each) => each.path))]
      .filter((each) => isOf(each, address))
      .toSorted((a, b) => fixedParts(b) - fixedParts(a));
    return operations.find((each) => each.method === wanted && each.path === path);
  };
  const mismatch = (schema: Schema, { type, body }: Exchange): string | null => {
    if (!type.startsWith('application/json')) return `is ${type || 'of no type'} in place of JSON`;
    const validate = validatorOf(schema);
    return validate(JSON.parse(body)) ? null : `is not as documented: ${ajv.errorsText(validate.errors)}`;
  };
  return {
    operations,
    schemaOf: (schema: Schema): Schema =>
      schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.replace(/.*\//, '')] ?? {}),
    /** @returns what is wrong with an answer by the document; `null` where nothing is. */
    faultOf: (exchange: Exchange): string | null => {
      const { method, status, body } = exchange;
      if (status >= 500) return 'is a fault of ours';
      const operation = called(exchange);
      // No call, or another method: refused before any call's words hold, but in a sentence.
      if (operation === undefined) {
        if (status < 400) return 'is good, and of no call';
        return method === 'HEAD' ? null : mismatch(sentence, exchange);
      }
      // The server's own reader refuses more than 16 KB of address and headers.
      if (status === 431) return mismatch(sentence, exchange);
      const response = operation.responses[status];
      if (response === undefined) return 'has no such status in the document';
      const schema = response.content?.['application/json']?.schema;
      if (method === 'HEAD' || schema === undefined) return body === '' ? null : 'has a body that is not documented';
      return mismatch(schema, exchange);
    },
  };
}

export type ApiDocument = ReturnType<typeof readDocument>;
export type ReadableDocument = Document;
