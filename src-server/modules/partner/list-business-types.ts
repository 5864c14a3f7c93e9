import type { Deps } from '#server/deps.ts';

/** The kinds of shops and hotels, in the order that forms show them. */
export const listBusinessTypes = ({ db }: Deps) =>
  db.query<{ readonly id: string; readonly type: string }>('select id, type from business_types order by position');
