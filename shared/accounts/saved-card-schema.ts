import * as z from 'zod/mini';

export const savedCardSchema = z.object({ cardId: z.string().check(z.minLength(1), z.maxLength(200)) });
