import { z } from 'zod';

/**
 * The same schema as zod compiles it: those of `zod/mini`, which `shared/` is written in, are walked anew for each value
 * and take five to seven times as long. What has checks of its own, and what is no structure, stays as it is.
 */
export function compiled(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks !== undefined && def.checks.length > 0) return schema;
  switch (def.type) {
    case 'object':
      return def.catchall === undefined
        ? z.object(Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, compiled(part)])))
        : schema;
    case 'array':
      return z.array(compiled(def.element));
    case 'nullable':
      return z.nullable(compiled(def.innerType));
    case 'optional':
      return z.optional(compiled(def.innerType));
    case 'default':
      return z._default(compiled(def.innerType), () => def.defaultValue);
    case 'union':
      return 'discriminator' in def
        ? z.discriminatedUnion(def.discriminator as string, def.options.map(compiled) as never)
        : z.union(def.options.map(compiled));
    default:
      return schema;
  }
}
