import * as z from 'zod/mini';

/** A code, or a part of a name, an address or a title. */
export const paletteSchema = z.object({ text: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) });
