import { defineEntity, p } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

/** One entry of the gazetteer; `searchText` is lower case without accents. */
export const Place = defineEntity({
  name: 'Place',
  tableName: 'places',
  properties: {
    id: column.id(),
    kind: column.text().$type<'city' | 'district' | 'landmark' | 'station' | 'address'>(),
    name: column.text(),
    context: column.text(),
    country: column.text(),
    /** As locations and rates name it, such as `ON`; null where it is not known. */
    region: column.text().nullable(),
    latitude: p.double(),
    longitude: p.double(),
    weight: p.float(),
    searchText: column.text(),
    /** All that it is called, folded, between bars: `|koln|cologne|`. */
    names: column.text(),
  },
});
