interface DriverError {
  readonly code?: unknown;
  readonly detail?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
  readonly previous?: unknown;
}

/** The database's own error inside whatever the ORM wrapped around it. */
export function driverError(error: unknown): DriverError | null {
  for (let found = error, depth = 0; found instanceof Error && depth < 5; depth += 1) {
    const each = found as DriverError;
    if (typeof each.code === 'string' && /^[0-9A-Z]{5}$/.test(each.code)) return each;
    found = each.cause ?? each.previous;
  }
  return null;
}

/** SQLSTATE of a failed statement, `null` for any other failure. */
export const sqlStateOf = (error: unknown): string | null => {
  const code = driverError(error)?.code;
  return typeof code === 'string' ? code : null;
};

export const constraintOf = (error: unknown): string | null => {
  const name = driverError(error)?.constraint;
  return typeof name === 'string' ? name : null;
};
