import { defineEntity, p } from '@mikro-orm/core';
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
    /** Of Guesty, kept for its day. */
    accessToken: column.text().nullable(),
    accessEndsAt: column.instant().nullable(),
    /** Until when the one who asks for a token keeps others from it, or Guesty gives none. */
    accessAskedUntil: column.instant().nullable(),
    lastHeardAt: column.instant().nullable(),
    /** Since when Guesty has refused the token. */
    refusedAt: column.instant().nullable(),
    /** Since when and until when guests wait, because there are too many for a day. */
    heldAt: column.instant().nullable(),
    heldUntil: column.instant().nullable(),
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
    guestName: column.text().nullable(),
    guestLanguage: column.text().$type<'en' | 'fr' | 'es'>(),
    rentalName: column.text().nullable(),
    rentalId: column.text().nullable(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    arrivesOn: column.date().nullable(),
    /** When the guest booked, as far as Guesty says. */
    madeAt: column.instant(),
    /** Of the newest event about it. */
    changedAt: column.instant(),
    notifiedAt: column.instant().nullable(),
    /** The location that the mail to its guest named. */
    listingId: column.ref().nullable(),
    createdAt: column.instant(),
  },
});
