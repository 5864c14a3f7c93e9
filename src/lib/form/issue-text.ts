import type { TextKey } from '#shared/messages/areas.ts';

export interface FieldIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly path: readonly PropertyKey[];
}

type ErrorKey = TextKey<'errors'>;

/** The key and parameters of the error text for what a schema found. A schema's own message is such a key. */
export function textOfIssue(
  issue: FieldIssue,
  isKey: (text: string) => text is ErrorKey,
): { key: ErrorKey; bound: number } {
  const bound = Number(issue.minimum ?? issue.maximum ?? 0);
  if (isKey(issue.message)) return { key: issue.message, bound };
  if (issue.code === 'too_small') return { key: bound === 1 ? 'required' : 'tooShort', bound };
  if (issue.code === 'too_big') return { key: 'tooLong', bound };
  return { key: issue.code === 'invalid_type' ? 'required' : 'invalidFormat', bound };
}
