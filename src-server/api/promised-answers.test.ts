import type { AnyTRPCRouter } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { appRouter } from './app-router.ts';

interface Procedure {
  readonly _def: { readonly output?: { readonly schema?: unknown } };
}

const { _def: root }: AnyTRPCRouter = appRouter;
const procedures = Object.entries<Procedure>(root.procedures);

describe('every procedure', () => {
  it('promises by a schema what it answers', () => {
    const without = procedures.filter(([, { _def }]) => _def.output?.schema === undefined).map(([path]) => path);
    expect(without).toEqual([]);
  });
});
