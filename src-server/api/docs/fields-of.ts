export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** What a field holds, in words for a reader. */
export type FieldKind =
  | 'uuid'
  | 'timestamp'
  | 'amount'
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'object'
  | 'list'
  | 'choice'
  | 'file';

export interface Field {
  /** As it is written: `user.email`, `dates[drop_off_date]`, `toCreate[].day`. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly from: number | null;
  readonly choices: readonly string[];
  readonly text: string;
  readonly isRequired: boolean;
}

const isTimestamp = ({ description = '' }: Schema): boolean => description.startsWith('A time with its offset');
const isAmount = ({ description = '' }: Schema): boolean => description.startsWith('Decimal text with the currency');

function kindOf(name: string, schema: Schema): FieldKind {
  if (schema.enum !== undefined) return 'choice';
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean') return schema.type;
  if (schema.type === 'object' || schema.properties !== undefined) return 'object';
  if (schema.type === 'array') return 'list';
  if (isTimestamp(schema) || /^customer_\w+_date$/.test(name)) return 'timestamp';
  if (isAmount(schema)) return 'amount';
  return /(^id$|Id$|_id$)/.test(name) ? 'uuid' : 'text';
}

/** Reads schemas of one document, whose named ones are referred to. */
export function fieldReader(schemas: Readonly<Record<string, Schema>>) {
  const resolve = (schema: Schema): Schema => {
    if (schema.$ref !== undefined) return resolve(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    // Of several forms the one with the most names says it all.
    const forms = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(resolve);
    const [largest] = forms.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return largest === undefined ? schema : { ...schema, ...largest };
  };
  const sizeOf = ({ properties = {} }: Schema) => Object.keys(properties).length;

  /** The fields of an object, each followed by those within it. */
  function fieldsOf(schema: Schema, write: (name: string) => string): readonly Field[] {
    const { properties = {}, required = [] } = resolve(schema);
    return Object.entries(properties).flatMap(([name, given]) =>
      withInner(name, given, { write, isRequired: required.includes(name) }),
    );
  }

  function withInner(
    name: string,
    given: Schema,
    { write, isRequired }: { readonly write: (name: string) => string; readonly isRequired: boolean },
  ): readonly Field[] {
    const schema = resolve(given);
    const own: Field = {
      name: write(name),
      kind: kindOf(name, schema),
      from: schema.minimum ?? null,
      choices: (schema.enum ?? []).map(String),
      text: given.description ?? schema.description ?? '',
      isRequired,
    };
    if (schema.properties !== undefined) return [own, ...fieldsOf(schema, (inner) => `${write(name)}.${inner}`)];
    if (schema.items === undefined) return [own];
    return [own, ...fieldsOf(schema.items, (inner) => `${write(name)}[].${inner}`)];
  }

  return { resolve, fieldsOf, withInner };
}
