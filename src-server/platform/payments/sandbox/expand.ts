import { invalidRequest } from './api-error.ts';
import { present } from './present.ts';
import type { State } from './store.ts';

const collections: Readonly<Record<string, keyof State>> = {
  customer: 'customers',
  payment_method: 'paymentMethods',
  latest_charge: 'charges',
  charge: 'charges',
  payment_intent: 'paymentIntents',
  destination: 'accounts',
};

/** The answer with the ids named by `expand` replaced by their objects; `data.` reaches into the items of a list. */
export function expand(state: State, answer: object, names: readonly string[]): Record<string, unknown> {
  return names.reduce((shown, name) => expandOne(state, shown, name.split('.')), present(answer));
}

function expandOne(state: State, shown: Record<string, unknown>, path: readonly string[]): Record<string, unknown> {
  const [name = '', ...rest] = path;
  if (name === 'data' && Array.isArray(shown['data'])) {
    return { ...shown, data: shown['data'].map((item: Record<string, unknown>) => expandOne(state, item, rest)) };
  }
  const found = inner(state, shown, name);
  if (found === null) return shown;
  return { ...shown, [name]: rest.length === 0 ? found : expandOne(state, found, rest) };
}

function inner(state: State, shown: Record<string, unknown>, name: string): Record<string, unknown> | null {
  const value = shown[name];
  if (value !== null && typeof value === 'object') return value as Record<string, unknown>;
  const collection = collections[name];
  if (collection === undefined || value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
  }
  const found = typeof value === 'string' ? (state[collection] as Record<string, object>)[value] : undefined;
  return found === undefined ? null : present(found);
}
