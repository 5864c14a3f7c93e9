import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/api/app-router.ts';

/** A refusal as a sentence, with what is wrong field by field; `null` for what is no refusal of the server. */
export function whyOf(error: unknown): string | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { message, data } = error as TRPCClientError<AppRouter>;
  const fields = Object.entries(data?.fields ?? {}).map(([field, texts]) => `${field}: ${texts.join(', ')}`);
  if (fields.length > 0) return fields.join('; ');
  const id = data?.requestId;
  return data?.code === 'INTERNAL_SERVER_ERROR' ? `${message} (request ${id ?? 'unknown'})` : message;
}
