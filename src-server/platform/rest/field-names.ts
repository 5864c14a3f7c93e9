import { z } from 'zod';
import { AppError } from '#server/platform/errors/app-error.ts';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A field of a procedure as the call names it; snake case where no name is given. */
export const nameInCall = (field: string, names: Readonly<Record<string, string>>): string =>
  names[field] ?? snakeCase(field);

/**
 * A procedure's refusal with its fields named as the call names them. The one place where they are translated.
 * @param names the call's names by the procedure's; snake case where none is given.
 */
export function inCallsNames(error: unknown, names: Readonly<Record<string, string>>): unknown {
  const nameOf = (field: string): string => nameInCall(field, names);
  if (error instanceof AppError && error.field !== undefined) return error.withField(nameOf(error.field));
  if (!(error instanceof z.core.$ZodError)) return error;
  return new z.core.$ZodRealError(
    error.issues.map((issue) => ({
      ...issue,
      path: issue.path.map((part) => (typeof part === 'string' ? nameOf(part) : part)),
    })) as z.core.$ZodIssue[],
  );
}
