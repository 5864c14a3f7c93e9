import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { array, nullable } from 'zod/mini';
import {
  activationAnswer,
  companyAnswer,
  confirmationAnswer,
  emailCheckAnswer,
  identityProofAnswer,
  personAnswer,
  savedCardAnswer,
} from '#shared/accounts/account-answers.ts';
import { z } from 'zod';
import {
  accountIdSchema,
  activationSchema,
  companySchema,
  emailCheckSchema,
  partnerContactChangeSchema,
  passwordChangeCallSchema,
  profileSchema,
  registerPartnerCallSchema,
  resetConfirmCallSchema,
  mailedCodeRequestSchema,
  mailedCodeSchema,
  resetConfirmSchema,
  resetRequestSchema,
  signInSchema,
  signUpCallSchema,
} from '#shared/accounts/account-schema.ts';
import { publicProcedure, router, userProcedure, keyProcedure } from '#server/platform/trpc/trpc.ts';
import {
  activate,
  confirmationSentAt,
  resendConfirmation,
  resendConfirmationOf,
  resendConfirmationTo,
} from './activate.ts';
import { changePassword } from './change-password.ts';
import { claimAccount } from './claim-account.ts';
import { checkEmail } from './check-email.ts';
import { listSavedCards, removeSavedCard } from './saved-cards.ts';
import { registerPartner, savePartnerContact } from './register-partner.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { signIn, signOut } from './sign-in.ts';
import { requestSignInCode, signInByCode } from './sign-in-code.ts';
import { signUp } from './sign-up.ts';
import { KeptPicture } from '#server/platform/files/store-picture.ts';
import { findCompany, proofForChange, saveCompany, updateAvatar, updateLogo, updateProfile } from './update-profile.ts';
import { proofSchema } from '#shared/accounts/second-factor-schema.ts';
import { savedCardSchema } from '#shared/accounts/saved-card-schema.ts';
import { prove } from './second-factor/prove.ts';
import { viewerView } from './viewer.view.ts';

/** The bytes of an upload, which only the server itself hands over. */
const pictureSchema = z.object({ picture: z.instanceof(KeptPicture) });

/** Acts on the account of the signed-in person. */
const ownProcedure = userProcedure.meta({ audits: { table: 'users', id: 'own' } });
/** How a person comes in: by the strongest proof that their account has. */
const identityProcedure = ownProcedure.meta({ proof: 'given' });

export const accountsRouter = router({
  /** Who is signed in, or `null`. */
  viewer: publicProcedure.output(answerBy(nullable(personAnswer))).query(({ ctx }) => viewerView(ctx.viewer)),

  /** Starts a session by e-mail and password. */
  signIn: keyProcedure
    .input(signInSchema)
    .output(answerBy(personAnswer))
    .mutation(({ ctx, input }) => signIn(ctx, input)),

  /** Mails six digits that open the account of an address, known or not. */
  requestSignInCode: publicProcedure
    .input(mailedCodeRequestSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => requestSignInCode(ctx, input.email)),

  /** Starts a session by the mailed digits. */
  signInByCode: keyProcedure
    .input(mailedCodeSchema)
    .output(answerBy(personAnswer))
    .mutation(({ ctx, input }) => signInByCode(ctx, input)),

  /** Adds a customer; the activation link goes by mail. */
  signUp: publicProcedure
    .input(signUpCallSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => signUp(ctx, input)),

  /** Signs a shop's owner up, or makes a partner of a person who proves their password; either is signed in. */
  registerPartner: publicProcedure
    .input(registerPartnerCallSchema)
    .output(answerBy(personAnswer))
    .mutation(({ ctx, input }) => registerPartner(ctx, input)),

  /** How a partner is reached; a customer who saves it becomes a partner. */
  savePartnerContact: userProcedure
    .input(partnerContactChangeSchema)
    .output(answerBy(personAnswer))
    .mutation(({ ctx, input }) => savePartnerContact(ctx, input)),

  /** Proves once more, by the password or the second factor, that it is still who signed in. */
  prove: userProcedure
    .input(proofSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => prove(ctx, input)),

  signOut: keyProcedure.output(nothing).mutation(({ ctx }) => signOut(ctx)),

  /** Whether a person can sign in with an address. */
  checkEmail: publicProcedure
    .input(emailCheckSchema)
    .output(answerBy(emailCheckAnswer))
    .query(({ ctx, input }) => checkEmail(ctx, input.email)),

  requestPasswordReset: publicProcedure
    .input(resetRequestSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),

  resetPassword: keyProcedure
    .input(resetConfirmCallSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  /** Sets a guest's password by a mailed link, and signs them in. */
  claim: keyProcedure
    .input(resetConfirmSchema)
    .output(answerBy(personAnswer))
    .mutation(({ ctx, input }) => claimAccount(ctx, input)),

  /** Confirms an address by its mailed link. */
  activate: keyProcedure
    .input(activationSchema)
    .output(answerBy(activationAnswer))
    .mutation(({ ctx, input }) => activate(ctx, input)),

  /** When the link that confirms the own address was mailed last. */
  confirmation: userProcedure.output(answerBy(confirmationAnswer)).query(({ ctx }) => confirmationSentAt(ctx)),

  resendConfirmation: userProcedure.output(nothing).mutation(({ ctx }) => resendConfirmation(ctx)),

  /** The same for an account by its id, for clients that have no session yet; the answer tells nothing. */
  resendConfirmationOf: publicProcedure
    .input(accountIdSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => resendConfirmationOf(ctx, input.id)),

  /** The same by an address; the answer tells nothing. */
  resendConfirmationTo: publicProcedure
    .input(emailCheckSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => resendConfirmationTo(ctx, input.email)),

  updateProfile: identityProcedure
    .input(profileSchema)
    .output(answerBy(personAnswer))
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  /** What a change of how a person comes in takes: the password, a code, or a fresh sign-in with Google. */
  proofForEmail: userProcedure.output(answerBy(identityProofAnswer)).query(({ ctx }) => proofForChange(ctx)),

  changePassword: identityProcedure
    .input(passwordChangeCallSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  /** Replaces the person's picture. */
  setAvatar: ownProcedure
    .input(pictureSchema)
    .output(answerBy(personAnswer))
    .mutation(({ ctx, input }) => updateAvatar(ctx, input.picture)),

  company: userProcedure.output(answerBy(nullable(companyAnswer))).query(({ ctx }) => findCompany(ctx)),

  saveCompany: userProcedure
    .input(companySchema)
    .output(answerBy(companyAnswer))
    .mutation(({ ctx, input }) => saveCompany(ctx, input)),

  /** Replaces the picture of the person's company. */
  setLogo: userProcedure
    .input(pictureSchema)
    .output(answerBy(companyAnswer))
    .mutation(({ ctx, input }) => updateLogo(ctx, input.picture)),

  /** Cards that the provider keeps for the person. */
  savedCards: userProcedure.output(answerBy(array(savedCardAnswer))).query(({ ctx }) => listSavedCards(ctx)),

  removeSavedCard: userProcedure
    .input(savedCardSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => removeSavedCard(ctx, input.cardId)),
});
