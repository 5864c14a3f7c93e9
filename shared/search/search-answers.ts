import * as z from 'zod/mini';

/** The kinds of shops and hotels. */
export const businessTypesAnswer = z.array(z.object({ id: z.string(), type: z.string() }));
