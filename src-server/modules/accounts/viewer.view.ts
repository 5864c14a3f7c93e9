import type { Viewer } from '#server/platform/sessions/viewer.ts';

/** What the client knows of the signed-in person; `null` for visitors. */
export function viewerView(viewer: Viewer) {
  if (viewer.kind !== 'user') return null;
  const { id, email, firstName, lastName, phoneNumber, countryOfResidence, language, avatarFileId, ...rest } = viewer.user;
  return {
    id,
    email,
    firstName,
    lastName,
    phoneNumber,
    countryOfResidence,
    language,
    avatarUrl: avatarFileId === null ? null : `/files/${avatarFileId}`,
    isPartner: rest.isPartner,
    isAdmin: rest.role === 'admin',
    isConfirmed: rest.confirmed,
    partnerOnboardingStep: rest.partnerOnboardingStep,
  };
}
