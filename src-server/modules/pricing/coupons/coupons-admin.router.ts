import { addCouponSchema, changeCouponSchema, couponSchema } from '#shared/admin/coupon-schema.ts';
import { couponsAnswer } from '#shared/admin/price-answers.ts';
import { idAnswer } from '#shared/partner/listing-answers.ts';
import { answerBy, nothing } from '#server/platform/trpc/answer.ts';
import { operatorProcedure, router } from '#server/platform/trpc/trpc.ts';
import { addCoupon, changeCoupon, endCoupon, listCoupons } from './manage-coupons.ts';

/** Discount codes. */
export const couponsAdminRouter = router({
  list: operatorProcedure('finance', 'support')
    .output(answerBy(couponsAnswer))
    .query(({ ctx }) => listCoupons(ctx.deps)),

  add: operatorProcedure('finance')
    .meta({ audits: { table: 'coupons', id: 'answer' } })
    .input(addCouponSchema)
    .output(answerBy(idAnswer))
    .mutation(({ ctx, input }) => addCoupon(ctx.deps, input)),

  change: operatorProcedure('finance')
    .meta({ audits: { table: 'coupons', id: 'couponId' } })
    .input(changeCouponSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => changeCoupon(ctx.deps, input)),

  end: operatorProcedure('finance', 'support')
    .meta({ audits: { table: 'coupons', id: 'couponId' } })
    .input(couponSchema)
    .output(nothing)
    .mutation(({ ctx, input }) => endCoupon(ctx.deps, input.couponId)),
});
