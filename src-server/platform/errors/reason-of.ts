/** What an error was made of; of several at once, as of a name with several addresses, the first. */
function madeOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.message === '') return error.errors[0];
  return error instanceof Error ? error.cause : undefined;
}

/**
 * What an error says, and what the errors say that it was made of, each once: 'TypeError: fetch failed: connect
 * ECONNREFUSED 127.0.0.1:9' where the error alone says only that fetching failed.
 */
export function reasonOf(error: unknown): string {
  let reason = String(error);
  for (let cause = madeOf(error); cause !== undefined && cause !== null; cause = madeOf(cause)) {
    const said = cause instanceof Error ? cause.message : String(cause);
    if (!reason.includes(said)) reason += `: ${said}`;
  }
  return reason;
}
