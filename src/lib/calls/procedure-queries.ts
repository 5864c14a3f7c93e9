import {
  type QueryClient,
  type QueryKey,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Answering } from './calls.ts';
import { procedureTree } from './procedure-tree.ts';

type Path = readonly string[];
type Options = Readonly<Record<string, unknown>>;

/** The key of a procedure's answers; without a type that of all answers for this input, without an input of all. */
function keyOf(path: Path, input?: unknown, type?: 'query' | 'infinite'): QueryKey {
  if (input === undefined && type === undefined) return path.length > 0 ? [path] : [];
  return [path, { ...(input !== undefined && input !== skipToken && { input }), ...(type && { type }) }];
}

const queryOf = (answering: Answering, path: Path, input: unknown) => ({
  queryKey: keyOf(path, input, 'query'),
  queryFn: () => answering({ type: 'query', path: path.join('.'), input }),
});

/** What can be done with procedures outside of components: the part of tRPC's `CreateQueryUtils` that is used. */
export function createProcedureUtils(answering: Answering, queryClient: QueryClient): object {
  const acts: Readonly<Record<string, (path: Path, input: unknown, options?: never, more?: never) => unknown>> = {
    fetch: (path, input, options) =>
      queryClient.fetchQuery({ ...(options as Options | undefined), ...queryOf(answering, path, input) }),
    ensureData: (path, input, options) =>
      queryClient.ensureQueryData({ ...(options as Options | undefined), ...queryOf(answering, path, input) }),
    getData: (path, input) => queryClient.getQueryData(keyOf(path, input, 'query')),
    setData: (path, input, data) => void queryClient.setQueryData(keyOf(path, input, 'query'), data),
    invalidate: (path, input, filters, options) =>
      queryClient.invalidateQueries({ ...(filters as Options | undefined), queryKey: keyOf(path, input) }, options),
  };
  return procedureTree((path, name, [input, ...rest]) => acts[name]?.(path, input, ...(rest as never[])));
}

/** Who answers, and the utilities over the same cache. */
export interface Procedures {
  readonly answering: Answering;
  readonly utils: object;
}

export const ProceduresContext = createContext<Procedures | null>(null);

function useProcedures(): Procedures {
  const procedures = use(ProceduresContext);
  if (procedures === null) throw new Error('No procedures above this component');
  return procedures;
}

const hooks = {
  useUtils: () => useProcedures().utils,
  useQuery(path: Path, input: unknown, options?: Options) {
    const { answering } = useProcedures();
    const query = queryOf(answering, path, input);
    return useQuery({ ...options, ...query, ...(input === skipToken && { queryFn: skipToken }) });
  },
  useSuspenseQuery(path: Path, input: unknown, options?: Options) {
    const { answering } = useProcedures();
    const query = useSuspenseQuery({ ...options, ...queryOf(answering, path, input) });
    return [query.data, query];
  },
  useInfiniteQuery(path: Path, input: unknown, options: Options) {
    const { answering } = useProcedures();
    return useInfiniteQuery({
      getNextPageParam: () => null,
      initialPageParam: null,
      ...options,
      queryKey: keyOf(path, input, 'infinite'),
      queryFn: ({ pageParam, direction }) =>
        answering({
          type: 'query',
          path: path.join('.'),
          input: { ...(input as object), ...(pageParam !== null && { cursor: pageParam }), direction },
        }),
    });
  },
  useMutation(path: Path, options?: Options) {
    const { answering } = useProcedures();
    return useMutation({
      ...options,
      mutationKey: [path],
      mutationFn: (input: unknown) => answering({ type: 'mutation', path: path.join('.'), input }),
    });
  },
};

/** The hooks of procedures: the part of tRPC's `CreateTRPCReact` that is used. */
export const createProcedureHooks = (): object =>
  procedureTree((path, name, args) =>
    (hooks as Readonly<Record<string, (path: Path, ...args: never[]) => unknown>>)[name]?.(path, ...(args as never[])),
  );
