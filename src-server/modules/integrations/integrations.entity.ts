import { defineEntity } from '@mikro-orm/core';
import { column } from '#server/platform/db/columns.ts';

export const Integration = defineEntity({
  name: 'Integration',
  tableName: 'integrations',
  properties: {
    id: column.id(),
    userId: column.ref(),
    service: column.text().$type<'guesty'>(),
    token: column.text(),
    secretHash: column.text(),
    guestyEmailEnabled: column.flag(),
    /** Hours. */
    guestyNotificationDelay: column.int(),
    createdAt: column.instant(),
    updatedAt: column.instant(),
  },
});

export const GuestyReservation = defineEntity({
  name: 'GuestyReservation',
  tableName: 'guesty_reservations',
  properties: {
    id: column.id(),
    integrationId: column.ref(),
    reservationId: column.text(),
    status: column.text(),
    guestEmail: column.text().nullable(),
    notifiedAt: column.instant().nullable(),
    createdAt: column.instant(),
  },
});
