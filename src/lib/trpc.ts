import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createTRPCReact, type CreateTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#server/api/app-router.ts';

/** The typed client of every procedure; types only cross from the server. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;
export type { AppRouter };
