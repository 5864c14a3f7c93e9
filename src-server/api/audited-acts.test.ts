import { expect, it } from 'vitest';
import { appRouter } from '#server/api/app-router.ts';
import { publicProcedure } from '#server/platform/trpc/trpc.ts';

const middlewaresOf = (procedure: unknown): readonly unknown[] => {
  const found: unknown = Reflect.get(Object(Reflect.get(Object(procedure), '_def')), 'middlewares');
  return Array.isArray(found) ? found : [];
};

it('every procedure begins with the step that writes acts down', () => {
  const [first] = middlewaresOf(publicProcedure);
  expect(first).toBeTypeOf('function');
  const others = Object.entries(appRouter._def.procedures).filter(([, each]) => middlewaresOf(each)[0] !== first);
  expect(others.map(([name]) => name)).toEqual([]);
});
