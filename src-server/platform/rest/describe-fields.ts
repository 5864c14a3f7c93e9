type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number without bounds of its own carries those of the machine, which tell no one anything. */
const isMachineBound = (name: string, value: unknown): boolean =>
  (name === 'minimum' || name === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

function described(value: unknown, words: string | undefined): unknown {
  if (!isNode(value) || words === undefined || value.description !== undefined || value.$ref !== undefined)
    return value;
  return { ...value, description: words };
}

/** A schema whose named properties, at any depth, say what they mean. */
export function describeFields(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => describeFields(each, words));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => !isMachineBound(name, each))
      .map(([name, each]) => {
        if (name === 'example' || name === 'examples') return [name, each];
        if (name !== 'properties' || !isNode(each)) return [name, describeFields(each, words)];
        const properties = Object.entries(each).map(([field, schema]) => [
          field,
          described(describeFields(schema, words), words[field]),
        ]);
        return [name, Object.fromEntries(properties)];
      }),
  );
}
