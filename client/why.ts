import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/api/app-router.ts';

/** What a refusal says of each field; `null` where it names none. */
export function fieldsOf(error: unknown): Readonly<Record<string, readonly string[]>> | null {
  if (!(error instanceof TRPCClientError)) return null;
  const fields = (error as TRPCClientError<AppRouter>).data?.fields ?? {};
  return Object.keys(fields).length === 0 ? null : fields;
}

/** A refusal as a sentence, with what is wrong field by field; `null` for what is no refusal of the server. */
export function whyOf(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { message, data } = error as TRPCClientError<AppRouter>;
  const fields = fieldsOf(error);
  if (fields !== null)
    return Object.entries(fields)
      .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
      .join('; ');
  const id = data?.requestId;
  return data?.code === 'INTERNAL_SERVER_ERROR' ? `${message} (request ${id ?? 'unknown'})` : message;
}
