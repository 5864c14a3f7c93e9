/** The door of claims: problems with bags that travellers report after their stay. */
export { claimNeeds } from './list-claims.ts';
export { claimPhoto, keepClaimPhoto } from './claim-photo.ts';
export { requireClaimant } from './open-claim.ts';
export { claimReceipt, keepClaimReceipt } from './claim-receipt.ts';
export { sendClaimMailHandler } from './send-claim-mail.job.ts';
export { hasClaim } from './has-claim.ts';
