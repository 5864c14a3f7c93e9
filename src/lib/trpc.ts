import type { QueryClient } from '@tanstack/react-query';
import type { CreateTRPCReact } from '@trpc/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/api/app-router.ts';
import type { Answering } from './calls/calls.ts';
import { createProcedureHooks, createProcedureUtils } from './calls/procedure-queries.ts';

/**
 * The hooks of every procedure; types only cross from the server. tRPC's own client did the same in 7 KB more of the
 * first load: of it there are `useQuery`, `useSuspenseQuery`, `useInfiniteQuery`, `useMutation` and `useUtils`.
 */
export const trpc = createProcedureHooks() as CreateTRPCReact<AppRouter, unknown>;

/** The typed client for loaders: `fetch`, `ensureData`, `getData`, `setData` and `invalidate` of every procedure. */
export const createApi = (answering: Answering, queryClient: QueryClient) =>
  createProcedureUtils(answering, queryClient) as CreateQueryUtils<AppRouter>;

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
export type { AppRouter };
