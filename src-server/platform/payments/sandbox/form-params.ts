import { invalidRequest, missingParameter } from './api-error.ts';

type FormValue = string | Params;
export interface Params {
  readonly [name: string]: FormValue | undefined;
}

type Building = { [name: string]: string | Building };

/**
 * Reads a form or query with bracketed names: `card[number]=4242&expand[0]=customer&expand[]=charge`.
 * A list becomes an object with indices as names; `valuesOf` reads it.
 */
export function parseForm(text: string): Params {
  const result: Building = Object.create(null) as Building;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part, index) => part !== '' || index === 0);
    if (name.endsWith('[]')) path.push('');
    assign(result, path, value);
  }
  return result;
}

function assign(into: Building, path: readonly string[], value: string): void {
  let place = into;
  path.forEach((part, index) => {
    const name = part === '' ? String(Object.keys(place).length) : part;
    if (index === path.length - 1) {
      place[name] = value;
      return;
    }
    const next = place[name];
    const inner = typeof next === 'object' ? next : (Object.create(null) as Building);
    place[name] = inner;
    place = inner;
  });
}

/** Text of a parameter; undefined when it is missing or empty. */
export function textOf(params: Params | undefined, name: string): string | undefined {
  const value = params?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** @throws ApiError when it is missing. */
export function neededText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined) throw missingParameter(name);
  return value;
}

export function groupOf(params: Params | undefined, name: string): Params | undefined {
  const value = params?.[name];
  return typeof value === 'object' ? value : undefined;
}

export function flagOf(params: Params, name: string): boolean {
  const value = textOf(params, name);
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
}

/** @throws ApiError unless it is a whole number. */
export function wholeOf(params: Params | undefined, name: string): number | undefined {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  return Number(value);
}

/** The texts of a list parameter. */
export function valuesOf(params: Params, name: string): readonly string[] {
  const value = params[name];
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).filter((each) => typeof each === 'string');
}

/** Texts by name, as in metadata. */
export function textsOf(params: Params, name: string): Record<string, string> {
  const group = groupOf(params, name) ?? {};
  return Object.fromEntries(
    Object.entries(group).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A positive amount of minor units. */
export function amountOf(params: Params): number {
  const amount = wholeOf(params, 'amount');
  if (amount === undefined) throw missingParameter('amount');
  if (amount < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount > 99_999_999)
    throw invalidRequest('Amount must be no more than 99999999.', { code: 'amount_too_large', param: 'amount' });
  return amount;
}

/** A currency code in lower case, as the API writes it. */
export function currencyOf(params: Params): string {
  const currency = neededText(params, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
  return currency;
}
