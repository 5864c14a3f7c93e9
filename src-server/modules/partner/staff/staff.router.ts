import { staffAnswer, workplacesAnswer, invitationAnswer } from '#shared/partner/staff-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import {
  inviteStaffSchema,
  joinStaffSchema,
  staffLocationsSchema,
  staffMaySchema,
  staffRefSchema,
  staffTokenSchema,
} from '#shared/partner/staff-schema.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import {
  confirmedPartnerProcedure,
  partnerProcedure,
  router,
  userProcedure,
  keyProcedure,
} from '#server/platform/trpc/trpc.ts';
import { acceptInvitation, findInvitation, joinByInvitation } from './accept-invitation.ts';
import { listStaff, workplacesOf } from './list-staff.ts';
import { allowStaff, changeStaffLocations, endStaff, inviteStaff, resendInvitation } from './manage-staff.ts';

/** People whom an owner invites to the counter. */
export const staffRouter = router({
  /** The owner's people. */
  list: partnerProcedure.output(answerBy(staffAnswer)).query(({ ctx }) => listStaff(ctx.deps, ctx.user.id)),

  invite: confirmedPartnerProcedure
    .input(inviteStaffSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await limitRate(ctx, { name: 'staff-invite', hits: 30, perSeconds: 3600 }, ctx.user.id);
      await inviteStaff(ctx.deps, ctx.user, input);
    }),

  resend: partnerProcedure
    .input(staffRefSchema)
    .output(nothing)
    .mutation(async ({ ctx, input }) => {
      await limitRate(ctx, { name: 'staff-invite', hits: 30, perSeconds: 3600 }, ctx.user.id);
      await resendInvitation(ctx.deps, ctx.user.id, input.memberId);
    }),

  changeLocations: partnerProcedure
    .input(staffLocationsSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => changeStaffLocations(ctx.deps, ctx.user.id, input)),

  /** Allows one thing besides checking in and out, or takes it back. */
  allow: partnerProcedure
    .input(staffMaySchema)
    .output(nothing)
    .mutation(({ ctx, input }) => allowStaff(ctx.deps, ctx.user.id, input)),

  /** Ends a person's access at once. */
  end: partnerProcedure
    .input(staffRefSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => endStaff(ctx.deps, ctx.user.id, input.memberId, 'owner')),

  /** Where the signed-in person works. */
  workplaces: userProcedure.output(answerBy(workplacesAnswer)).query(({ ctx }) => workplacesOf(ctx.deps, ctx.user.id)),

  leave: userProcedure
    .input(staffRefSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => endStaff(ctx.deps, ctx.user.id, input.memberId, 'self')),

  /** What an invitation's link is for. */
  invitation: keyProcedure
    .input(staffTokenSchema)
    .output(answerBy(invitationAnswer))
    .query(({ ctx, input }) => findInvitation(ctx, input.token)),

  accept: userProcedure
    .input(staffTokenSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, ctx.user, input.token)),

  /** Accepts with a new account. */
  join: keyProcedure
    .input(joinStaffSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => joinByInvitation(ctx, input)),
});
