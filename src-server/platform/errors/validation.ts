import { z } from 'zod';
import errorTexts, { type ErrorKey, type ErrorParams } from '#shared/messages/errors/en.ts';

const isAbsent = (input: unknown): boolean => input === undefined || input === null;

// Only while it parses does Zod know what was given; afterwards a missing value and a wrong one look alike.
z.config({
  customError: ({ code, input }) =>
    (code === 'invalid_type' || code === 'invalid_value') && isAbsent(input) ? 'required' : undefined,
});

/** One thing wrong with one field; the text is chosen at the edge, by locale. */
export interface FieldProblem {
  readonly field: string;
  readonly key: ErrorKey;
  readonly params: ErrorParams;
}

const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(errorTexts, text);

type Issue = z.core.$ZodIssue;

function boundKey(issue: Issue & { code: 'too_small' | 'too_big' }): ErrorKey {
  const small = issue.code === 'too_small';
  if (issue.origin === 'string') {
    if (small && issue.minimum === 1) return 'required';
    return small ? 'tooShort' : 'tooLong';
  }
  if (issue.inclusive === false) return small ? 'mustBeGreaterThan' : 'mustBeLessThan';
  return small ? 'mustBeAtLeast' : 'mustBeAtMost';
}

function describe(issue: Issue): { key: ErrorKey; params: ErrorParams } {
  if (isErrorKey(issue.message)) return { key: issue.message, params: {} };
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return { key: 'notAnInteger', params: {} };
      return { key: issue.expected === 'number' ? 'notANumber' : 'invalidFormat', params: {} };
    case 'too_small':
      return { key: boundKey(issue), params: { bound: Number(issue.minimum) } };
    case 'too_big':
      return { key: boundKey(issue), params: { bound: Number(issue.maximum) } };
    case 'invalid_value':
      return { key: 'invalidOption', params: { options: issue.values.map(String).join(', ') } };
    case 'unrecognized_keys':
      return { key: 'unknownField', params: {} };
    default:
      return { key: 'invalidFormat', params: {} };
  }
}

/** A field is named by itself, without what it stands in or its place in a list. */
const leafOf = (path: readonly PropertyKey[]): string =>
  path.map(String).findLast((part) => !/^\d+$/.test(part)) ?? 'base';

/** What a failed parse says, one entry per problem; a schema's own message may be a key of the error texts. */
export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ field: leafOf(path), ...describe(issue) }));
  });
}
