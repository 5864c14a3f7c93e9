/** The HTTP status of a failed call; on the server it lies deeper, because the call's own error is wrapped once more. */
export function statusOf(error: unknown): number | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { data } = at as { readonly data?: { readonly httpStatus?: number } | null };
    if (data?.httpStatus !== undefined) return data.httpStatus;
  }
  return null;
}

/** Whether a call was refused for what it asked, as for a slug that cannot be one; not (429) for having asked too often. */
export const isRefused = (error: unknown): boolean => (statusOf(error) ?? 500) < 429;
