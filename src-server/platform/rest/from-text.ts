import type { z } from 'zod';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name such as `constructor` is a field only where the schema has it. */
const fieldOf = (shape: Definition['shape'], name: string): z.core.$ZodType | undefined =>
  shape !== undefined && Object.hasOwn(shape, name) ? shape[name] : undefined;

/**
 * Addresses and forms carry texts only: what a schema wants as a number or a yes and no is read from a text that says
 * exactly that. Anything else stays as it came, for the schema to refuse.
 */
export function fromText(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return value;
  const { type, shape, element, innerType, options } = schema._zod.def as unknown as Definition;
  if (innerType !== undefined) return fromText(innerType, value);
  if (options !== undefined) {
    const [option] = options.filter(({ _zod }) => _zod.def.type === (isRecord(value) ? 'object' : 'string'));
    return fromText(option, value);
  }
  if (type === 'object' && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, fromText(fieldOf(shape, name), each)]),
    );
  }
  if (type === 'array' && Array.isArray(value)) return value.map((each) => fromText(element, each));
  if (typeof value !== 'string') return value;
  if (type === 'number') return NUMBER.test(value) ? Number(value) : value;
  if (type === 'boolean') return booleans[value] ?? value;
  return value;
}
