import { invalidRequest, noSuch } from './api-error.ts';
import { groupOf, type Params, textOf, wholeOf } from './form-params.ts';
import { present } from './present.ts';

interface Item {
  readonly id: string;
  readonly created?: number;
}

/** Those made in the span that `created[gte]` and `created[lt]` name, where they do. */
function inSpan(items: readonly Item[], params: Params): readonly Item[] {
  const span = groupOf(params, 'created');
  const [since, until] = [wholeOf(span, 'gte'), wholeOf(span, 'lt')];
  return items.filter(
    ({ created = 0 }) => (since === undefined || created >= since) && (until === undefined || created < until),
  );
}

/** One page of a list, newest first, with `limit`, `starting_after`, `ending_before` and `created`. */
export function listPage(items: readonly Item[], params: Params, url: string): object {
  const limit = wholeOf(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid integer: limit is between 1 and 100.', { param: 'limit' });
  const newestFirst = inSpan(items, params).toReversed();
  const after = placeOf(newestFirst, params, 'starting_after');
  const before = placeOf(newestFirst, params, 'ending_before');
  const start = after === undefined ? Math.max(0, (before ?? limit) - limit) : after + 1;
  const end = before === undefined ? start + limit : before;
  return {
    object: 'list',
    url,
    has_more: before === undefined ? end < newestFirst.length : start > 0,
    data: newestFirst.slice(start, end).map(present),
  };
}

function placeOf(items: readonly Item[], params: Params, name: string): number | undefined {
  const id = textOf(params, name);
  if (id === undefined) return undefined;
  const place = items.findIndex((item) => item.id === id);
  if (place < 0) throw noSuch('object', id, name, 400);
  return place;
}

/** The object of this id. @throws ApiError when there is none. */
export function find<T extends object>(
  collection: Readonly<Record<string, T>>,
  object: string,
  id: string | undefined,
  param?: string,
): T {
  const found = id !== undefined && Object.hasOwn(collection, id) ? collection[id] : undefined;
  if (found === undefined) throw noSuch(object, id ?? '', param ?? 'id', param === undefined ? 404 : 400);
  return found;
}
