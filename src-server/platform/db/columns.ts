import { p } from '@mikro-orm/core';
import { InstantType, LocalDateType } from './column-types.ts';

/** Column builders with the product's types: one line a column in the entities. */
export const column = {
  id: () => p.uuid().primary(),
  ref: () => p.uuid(),
  text: () => p.text(),
  int: () => p.integer(),
  flag: () => p.boolean(),
  /** Amounts in minor units: safe integers, `bigint` in the database. */
  minor: () => p.bigint('number'),
  instant: () => p.type(InstantType),
  date: () => p.type(LocalDateType),
  json: <T>() => p.json().$type<T>(),
};
