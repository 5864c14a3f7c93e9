import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { Language } from '#shared/messages/text.ts';
import type { ServiceRole } from '#server/platform/sessions/viewer.ts';
import { column } from '#server/platform/db/columns.ts';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: column.id(),
    email: column.text(),
    passwordHash: column.text().nullable(),
    firstName: column.text(),
    lastName: column.text(),
    phoneNumber: column.text().nullable(),
    countryOfResidence: column.text().nullable(),
    language: column.text().$type<Language>(),
    avatarFileId: column.ref().nullable(),
    isPartner: column.flag(),
    role: column.text().$type<'customer' | 'admin'>(),
    adminRole: column.text().$type<AdminRole>().nullable(),
    /** Empty before the address is confirmed, and again while a changed one is not. */
    confirmedAt: column.instant().nullable(),
    /** When its owner closed it; it is erased seven days later. */
    closedAt: column.instant().nullable(),
    /** Of the first address that was confirmed; kept by the database. */
    firstConfirmedAt: column.instant().nullable(),
    partnerOnboardingStep: column.int(),
    providerCustomerId: column.text().nullable(),
    /** Kept by the database from the person's sessions. */
    lastSeenAt: column.instant().nullable(),
    createdAt: column.instant(),
    updatedAt: column.instant(),
  },
});
export type User = InferEntity<typeof User>;

/** A sign-in of a user with an outside identity provider. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: column.id(),
    userId: column.ref(),
    provider: column.text().$type<'google'>(),
    subject: column.text(),
    createdAt: column.instant(),
  },
});

/** `id` is the SHA-256 of the secret that the browser or REST client holds. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.text().primary(),
    userId: column.ref(),
    client: column.text(),
    uid: column.text(),
    expiresAt: column.instant(),
    createdAt: column.instant(),
    lastSeenAt: column.instant(),
    /** Of its last use. */
    userAgent: column.text(),
    fromIp: column.text().nullable(),
  },
});

export type TokenPurpose = 'activation' | 'password_reset' | 'claim' | 'reopening';

/** A single-use link sent by mail, stored hashed. */
export const Token = defineEntity({
  name: 'Token',
  tableName: 'tokens',
  properties: {
    id: column.id(),
    userId: column.ref(),
    purpose: column.text().$type<TokenPurpose>(),
    tokenHash: column.text(),
    expiresAt: column.instant(),
    usedAt: column.instant().nullable(),
    createdAt: column.instant(),
  },
});

/** A script's key to the typed procedures, with a limited role. */
export const ServiceToken = defineEntity({
  name: 'ServiceToken',
  tableName: 'service_tokens',
  properties: {
    id: column.id(),
    name: column.text(),
    role: column.text().$type<ServiceRole>(),
    /** For whom it acts, in the role `partner`. */
    ownerId: column.ref().nullable(),
    may: column.text().$type<'read' | 'counter' | 'all'>().nullable(),
    /** How it begins. */
    hint: column.text(),
    tokenHash: column.text(),
    lastUsedAt: column.instant().nullable(),
    createdAt: column.instant(),
    expiresAt: column.instant(),
    revokedAt: column.instant().nullable(),
  },
});

export const Company = defineEntity({
  name: 'Company',
  tableName: 'companies',
  properties: {
    id: column.id(),
    userId: column.ref(),
    name: column.text(),
    email: column.text(),
    logoFileId: column.ref().nullable(),
    createdAt: column.instant(),
    updatedAt: column.instant(),
  },
});

/** A browser or REST client without an account that may open the orders it placed. */
export const GuestSession = defineEntity({
  name: 'GuestSession',
  tableName: 'guest_sessions',
  properties: { id: p.text().primary(), expiresAt: column.instant(), createdAt: column.instant() },
});

export const GuestSessionBooking = defineEntity({
  name: 'GuestSessionBooking',
  tableName: 'guest_session_bookings',
  properties: { guestSessionId: p.text().primary(), bookingId: p.uuid().primary() },
});
