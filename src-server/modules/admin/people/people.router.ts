import {
  exportedDataAnswer,
  peopleAmountsAnswer,
  peopleAnswer,
  peopleCountsAnswer,
  shownPersonAnswer,
} from '#shared/admin/people-answers.ts';
import { idAnswer } from '#shared/partner/listing-answers.ts';
import { z } from 'zod';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  correctAddressSchema,
  endSessionsSchema,
  findPeopleSchema,
  inviteAdministratorSchema,
  peopleAmountsSchema,
  personIdSchema,
  revokeTokenSchema,
  secondYesSchema,
  setAdminRoleSchema,
  setPartnerSchema,
} from '#shared/admin/people-schema.ts';
import { adminProcedure, operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { countPeople } from './count-people.ts';
import { exportPerson } from './export-person.ts';
import { findPeople } from './find-people.ts';
import { inviteAdministrator } from './invite-administrator.ts';
import { endSessions, revokeToken, sendResetLink, setAdminRole } from './manage-person.ts';
import { correctAddress } from './recover-address.ts';
import { takeSecondFactor } from './recover-person.ts';
import { setPartner } from './partner-role.ts';
import { peopleAmounts } from './people-amounts.ts';
import { hasSecondYes } from './second-yes.ts';
import { showPerson } from './show-person.ts';

/** Acts on the row of a person. */
const audits = { audits: { table: 'users', id: 'userId' } } as const;

/** Customers, guests, partners and administrators. */
export const peopleRouter = router({
  find: operatorProcedure('support')
    .input(findPeopleSchema)
    .output(answerBy(peopleAnswer))
    .query(({ ctx, input }) => findPeople(ctx.deps, input)),

  /** For the list, and loaded after it: sums of all that a person ever paid or earned. */
  amounts: operatorProcedure('support')
    .input(peopleAmountsSchema)
    .output(answerBy(peopleAmountsAnswer))
    .query(({ ctx, input }) => peopleAmounts(ctx.deps, input.userIds)),

  counts: operatorProcedure('support')
    .output(answerBy(peopleCountsAnswer))
    .query(({ ctx }) => countPeople(ctx.deps)),

  show: operatorProcedure('support')
    .input(personIdSchema)
    .output(answerBy(shownPersonAnswer))
    .query(({ ctx, input }) => showPerson(ctx.deps, input.userId)),

  /** Whether another person can say the second yes that a large sum or a new account wants. */
  secondYes: operatorProcedure('support', 'finance')
    .input(secondYesSchema)
    .output(answerBy(z.object({ exists: z.boolean() })))
    .query(({ ctx, input }) => hasSecondYes(ctx.deps, ctx.actor.userId, input)),

  endSessions: operatorProcedure('support')
    .meta({ ...audits, tells: true })
    .input(endSessionsSchema)
    .output(answerBy(z.object({ ended: z.int() })))
    .mutation(({ ctx, input }) => endSessions(ctx.deps, ctx.actor, input)),

  revokeToken: operatorProcedure('support')
    .meta({ audits: { table: 'service_tokens', id: 'tokenId' } })
    .input(revokeTokenSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeToken(ctx.deps, ctx.actor, input)),

  sendResetLink: operatorProcedure('support')
    .meta({ ...audits, tells: true })
    .input(personIdSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => sendResetLink(ctx.deps, ctx.actor, input.userId)),

  /** Of an address that was typed wrong. */
  correctAddress: operatorProcedure('support')
    .meta({ ...audits, proof: 'factor', tells: true })
    .input(correctAddressSchema)
    .output(answerBy(z.object({ state: z.enum(['done', 'waits']) })))
    .mutation(({ ctx, input }) => correctAddress(ctx.deps, ctx.actor, input)),

  setAdminRole: adminProcedure
    .meta({ ...audits, proof: 'factor' })
    .input(setAdminRoleSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setAdminRole(ctx.deps, ctx.actor, input)),

  setPartner: adminProcedure
    .meta({ ...audits, proof: 'lately' })
    .input(setPartnerSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => setPartner(ctx.deps, input)),

  /** A colleague who has no account yet; a mail leads to a password. */
  invite: adminProcedure
    .meta({ audits: { table: 'users', id: 'answer' }, proof: 'factor', tells: true })
    .input(inviteAdministratorSchema)
    .output(answerBy(idAnswer))
    .mutation(({ ctx, input }) => inviteAdministrator(ctx.deps, ctx.actor, input)),

  /** Asks for a person's second factor to be taken away, or does it where that has waited long enough. */
  takeSecondFactor: operatorProcedure('support')
    .meta({ ...audits, proof: 'factor', second: true, tells: true })
    .input(personIdSchema)
    .output(answerBy(z.object({ state: z.enum(['done', 'waits']) })))
    .mutation(({ ctx, input }) => takeSecondFactor(ctx.deps, ctx.actor, input.userId)),

  /** Everything that is stored of a person; an act of its own in the audit log. */
  exportData: adminProcedure
    .meta({ ...audits, proof: 'lately' })
    .input(personIdSchema)
    .output(answerBy(exportedDataAnswer))
    .mutation(({ ctx, input }) => exportPerson(ctx.deps, input.userId)),
});
