import type { ProcedureMeta } from '#server/platform/trpc/trpc.ts';

type Declared = Readonly<Record<string, Partial<ProcedureMeta>>>;

const isProcedure = (each: unknown): each is { readonly meta?: Partial<ProcedureMeta> } =>
  typeof each === 'function' && 'procedure' in each;

/** What each procedure of a router declares, by its whole name: `admin.bookings.refund`. */
export function declaredActs(router: object, prefix = ''): Declared {
  return Object.fromEntries(
    Object.entries(router).flatMap(([name, each]): [string, Partial<ProcedureMeta>][] => {
      const path = `${prefix}${name}`;
      if (isProcedure(each)) return [[path, each.meta ?? {}]];
      const isRouter = typeof each === 'object' && each !== null && name !== '_def';
      return isRouter ? Object.entries(declaredActs(each, `${path}.`)) : [];
    }),
  );
}
