/** What is done with a procedure: `trpc.search.places.useQuery(input)` is `useQuery` of `['search', 'places']`. */
type Act = (path: readonly string[], name: string, args: readonly unknown[]) => unknown;

/** Stands for the tree of procedures without knowing them: any names lead on, and calling the last one acts. */
export function procedureTree(act: Act, names: readonly string[] = []): object {
  const below = new Map<string, object>();
  return new Proxy(() => {}, {
    get(_, name) {
      // A promise has a `then`; a procedure has none.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const known = below.get(name) ?? procedureTree(act, [...names, name]);
      below.set(name, known);
      return known;
    },
    apply: (_, _self, args: readonly unknown[]) => act(names.slice(0, -1), names.at(-1) ?? '', args),
  });
}
