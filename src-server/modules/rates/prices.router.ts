import { answerBy } from '#server/platform/trpc/answer.ts';
import { array } from 'zod/mini';
import { countryPricingAnswer, quoteAnswer } from '#shared/pricing/quote-schema.ts';
import { priceQuerySchema } from '#shared/pricing/price-schema.ts';
import { inputBy } from '#server/platform/trpc/input.ts';
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts';
import { couponForAsker } from '#server/modules/pricing/pricing.module.ts';
import { getPrice } from './get-price.ts';
import { listCountryPricings } from './list-country-pricings.ts';

export const pricingRouter = router({
  /** The whole price of a stay, with every line of the receipt. */
  quote: publicProcedure
    .input(inputBy(priceQuerySchema))
    .output(answerBy(quoteAnswer))
    .query(({ ctx, input }) =>
      getPrice(ctx.deps, { ...input, email: ctx.viewer.kind === 'user' ? ctx.viewer.user.email : null }, (work) =>
        couponForAsker(ctx, work),
      ),
    ),

  /** What storage costs by country and region. */
  countryPricings: publicProcedure
    .output(answerBy(array(countryPricingAnswer)))
    .query(({ ctx }) => listCountryPricings(ctx.deps)),
});
