import { readFileSync } from 'node:fs';
import type { CallExamples } from '#server/platform/rest/call-example.ts';

const PATH = new URL('./rest-examples.json', import.meta.url);

/** One example of every call, taken from a run; `npm run examples` takes them anew. */
export const readExamples = (): CallExamples => JSON.parse(readFileSync(PATH, 'utf8')) as CallExamples;
