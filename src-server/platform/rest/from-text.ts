import type { z } from 'zod';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

/** Reads a value that a text brought into what a schema wants. */
type Reader = (value: unknown) => unknown;

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asItCame: Reader = (value) => value;
const asNumber: Reader = (value) => (typeof value === 'string' && NUMBER.test(value) ? Number(value) : value);
const asBoolean: Reader = (value) => (typeof value === 'string' ? (booleans[value] ?? value) : value);

function ofFields(shape: Readonly<Record<string, z.core.$ZodType>>): Reader {
  // A name such as `constructor` is a field only where the schema has it.
  const readers = new Map(Object.entries(shape).map(([name, schema]) => [name, readerOf(schema)]));
  return (value) => {
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, (readers.get(name) ?? asItCame)(each)]),
    );
  };
}

function ofItems(element: z.core.$ZodType): Reader {
  const read = readerOf(element);
  return (value) => (Array.isArray(value) ? value.map(read) : value);
}

/** Of several schemas the one that a value's kind speaks for. */
function ofOptions(options: readonly z.core.$ZodType[]): Reader {
  const readerFor = (type: string): Reader => {
    const option = options.find(({ _zod }) => _zod.def.type === type);
    return option === undefined ? asItCame : readerOf(option);
  };
  const [ofRecord, ofText] = [readerFor('object'), readerFor('string')];
  return (value) => (isRecord(value) ? ofRecord(value) : ofText(value));
}

/**
 * Addresses and forms carry texts only: what a schema wants as a number or a yes and no is read from a text that says
 * exactly that. Anything else stays as it came, for the schema to refuse. Made once for a schema, asked for every call.
 */
export function readerOf(schema: z.core.$ZodType | undefined): Reader {
  if (schema === undefined) return asItCame;
  const { type, shape, element, innerType, options } = schema._zod.def as unknown as Definition;
  if (innerType !== undefined) return readerOf(innerType);
  if (options !== undefined) return ofOptions(options);
  if (type === 'object' && shape !== undefined) return ofFields(shape);
  if (type === 'array' && element !== undefined) return ofItems(element);
  if (type === 'number') return asNumber;
  return type === 'boolean' ? asBoolean : asItCame;
}
