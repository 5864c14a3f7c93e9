import type { Schema } from './api-document.fixture.ts';
import { hostile, pick, type Random } from './hostile-values.fixture.ts';

/** How a request is meant: rightly, at the edge of what its schema lets through, or badly. */
export interface Mood {
  readonly edge: number;
  readonly hostile: number;
}

export const moods: readonly [Mood, ...Mood[]] = [
  { edge: 0, hostile: 0 },
  { edge: 0.3, hostile: 0 },
  { edge: 0.1, hostile: 0.1 },
  { edge: 0.1, hostile: 0.4 },
];

export interface Making {
  readonly random: Random;
  readonly mood: Mood;
  /** A value that means something to the product, by the name of its field; `undefined` where the example is right. */
  readonly known: (name: string, example: unknown) => unknown;
  readonly schemaOf: (schema: Schema) => Schema;
}

/** The ends of what a schema lets through, and one beyond. */
function edges({ type, minimum = 0, maximum = 2 ** 31, maxLength = 255, maxItems = 30 }: Schema): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1, String(minimum)];
    case 'boolean':
      return [true, false, 'true', 0];
    case 'array':
      return [[], Array.from({ length: Math.min(maxItems + 1, 500) }, () => null)];
    case 'object':
      return [{}, null];
    default:
      return ['', 'é'.repeat(maxLength), 'x'.repeat(maxLength + 1), ' x ', null];
  }
}

function rightLeaf({ type, enum: words, default: usual, minimum = 1 }: Schema, random: Random): unknown {
  if (words !== undefined) return pick(random, words);
  if (usual !== undefined) return usual;
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return random() < 0.5;
  return 'Ada';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function object(schema: Schema, example: unknown, making: Making): unknown {
  const { random, mood } = making;
  const examples = isRecord(example) ? example : {};
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, each]): [string, unknown][] => {
    const isRequired = schema.required?.includes(field) === true;
    const isShown = examples[field] !== undefined;
    const chance = isRequired ? 1 - mood.hostile / 4 : isShown ? 0.8 : 0.2;
    return random() < chance ? [[field, valueOf(field, each, examples[field], making)]] : [];
  });
  if (random() < mood.hostile / 4) fields.push([JSON.stringify(hostile(random)) ?? '', hostile(random)]);
  return Object.fromEntries(fields);
}

/** A value of a schema: what is right, at an edge or hostile, as the mood throws the dice. */
export function valueOf(name: string, given: Schema, example: unknown, making: Making): unknown {
  const { random, mood, known } = making;
  const schema = making.schemaOf(given);
  const dice = random();
  if (dice < mood.hostile / (schema.properties === undefined ? 1 : 4)) return hostile(random);
  if (dice > 1 - mood.edge) return pick(random, edges(schema) as [unknown, ...unknown[]]);
  if (schema.anyOf !== undefined) return valueOf(name, pick(random, schema.anyOf), example, making);
  if (schema.properties !== undefined) return object(schema, example, making);
  if (schema.type === 'array') {
    const shown = Array.isArray(example) && example.length > 0 ? example : [undefined];
    const items = shown.map((each: unknown) => valueOf(name, schema.items ?? {}, each, making));
    return random() < mood.edge ? [...items, ...items] : items;
  }
  return known(name, example) ?? example ?? rightLeaf(schema, random);
}
