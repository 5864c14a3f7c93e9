import * as z from 'zod/mini';
import { mostSaved } from './limits.ts';

const slug = z.string().check(z.minLength(1), z.maxLength(200));

export const savedSlugsSchema = z.object({ slugs: z.array(slug).check(z.maxLength(mostSaved)) });
export const savedSlugSchema = z.object({ slug });
