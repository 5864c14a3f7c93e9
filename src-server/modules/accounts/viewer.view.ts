import type { SessionUser, Viewer } from '#server/platform/sessions/viewer.ts';
import type { User } from './accounts.entity.ts';

type Person = Pick<
  SessionUser,
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'countryOfResidence'
  | 'language'
  | 'avatarFileId'
  | 'isPartner'
  | 'role'
  | 'adminRole'
  | 'partnerOnboardingStep'
>;

function personView(person: Person, isConfirmed: boolean) {
  return {
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: person.phoneNumber,
    countryOfResidence: person.countryOfResidence,
    language: person.language,
    avatarUrl: person.avatarFileId === null ? null : `/files/${person.avatarFileId}`,
    isPartner: person.isPartner,
    isAdmin: person.role === 'admin',
    adminRole: person.adminRole,
    isConfirmed,
    partnerOnboardingStep: person.partnerOnboardingStep,
  };
}

/** What the client knows of the signed-in person; `null` for visitors. */
export const viewerView = (viewer: Viewer) =>
  viewer.kind === 'user' ? personView(viewer.user, viewer.user.confirmed) : null;

/** @param role that counts now: the person who has just signed in has the second factor still before them */
export const viewerOfUser = (user: User, role: SessionUser['role'] = 'customer') =>
  personView(
    {
      ...user,
      role,
      adminRole: user.adminRole ?? null,
      phoneNumber: user.phoneNumber ?? null,
      countryOfResidence: user.countryOfResidence ?? null,
      avatarFileId: user.avatarFileId ?? null,
    },
    user.confirmedAt !== null && user.confirmedAt !== undefined,
  );
