import type { Schema } from './fields-of.ts';

/** A schema as TypeScript writes it, and the named schemas that it speaks of, as a generated client exports them. */
export interface TypeText {
  readonly text: string;
  readonly names: readonly string[];
}

/** Objects with more fields than this have no name because no one needs all of them: they are not spelt out. */
const MAX_FIELDS = 6;

/** The type of an answer; names are those of the document's schemas. */
export function typeText(schema: Schema): TypeText {
  const names = new Set<string>();
  const write = (part: Schema): string => {
    if (part.$ref !== undefined) {
      const name = part.$ref.split('/').at(-1) ?? '';
      names.add(name);
      return name;
    }
    if (part.enum !== undefined) return part.enum.map((each) => JSON.stringify(each)).join(' | ');
    if (part.anyOf !== undefined) return part.anyOf.map(write).join(' | ');
    if (part.type === 'array') return `Array<${write(part.items ?? {})}>`;
    const fields = Object.entries(part.properties ?? {});
    if (fields.length > 0 && fields.length <= MAX_FIELDS) {
      const written = fields.map(
        ([name, field]) => `${name}${part.required?.includes(name) === true ? '' : '?'}: ${write(field)}`,
      );
      return `{ ${written.join('; ')} }`;
    }
    if (part.type === 'integer') return 'number';
    if (part.type === 'string' || part.type === 'number' || part.type === 'boolean' || part.type === 'null')
      return part.type;
    return 'Record<string, unknown>';
  };
  const text = write(schema);
  return { text, names: [...names].sort() };
}
