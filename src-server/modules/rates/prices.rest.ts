import { z } from 'zod';
import { toRestAmount } from '#shared/money/money-text.ts';
import { restRow } from '#server/platform/rest/rest-row.ts';
import { amount, moment, optionalText } from '#server/platform/rest/wire-schema.ts';
import { createCallerFactory } from '#server/platform/trpc/trpc.ts';
import { pricingRouter } from './prices.router.ts';

const caller = createCallerFactory(pricingRouter);

const price = z
  .object({
    currency: z.string(),
    max_price: amount,
    price_per_hour: amount,
    overnight_fee: amount,
    handling_fee: amount,
    total_price_no_tax: amount,
    tax_amount: amount,
    total_price: amount,
    coupon_discount: amount,
    waived_amount: amount,
    total_with_discount: amount,
    number_of_hours: z.int(),
    code: z.string().nullable(),
    code_error: z.string().nullable(),
    stripe_country: z.string().nullable(),
  })
  .meta({ id: 'Price' });

const countryPricing = z
  .object({
    id: z.string(),
    country: z.string(),
    region: z.string().nullable(),
    currency: z.string(),
    price_per_hour: amount,
    max_price: amount,
    overnight_fee: amount,
    handling_fee: amount,
    tax_rate: z.number(),
  })
  .meta({ id: 'CountryPricing' });

export const pricingRows = [
  restRow({
    method: 'GET',
    path: '/bookings/price',
    title: 'Price of a stay',
    summary:
      'The whole price of a stay, tax included; a discount code that does not work is a price without discount, with the reason in code_error',
    refusals: { 404: 'No such listing' },
    tag: 'Bookings',
    whose: 'anyone',
    query: z.object({
      listing_id: z.string(),
      drop_off: moment,
      collection: moment,
      bags_number: z.int().default(1),
      code: optionalText,
    }),
    answer: price,
    fields: { listing: 'listing_id', dropOffAt: 'drop_off', pickUpAt: 'collection', bagsCount: 'bags_number' },
    handle: async (ctx, { query }) => {
      const quote = await caller(ctx).quote({
        listing: query.listing_id,
        stay: { dropOffAt: query.drop_off, pickUpAt: query.collection },
        bagsCount: query.bags_number,
        code: query.code,
      });
      return {
        currency: quote.currency.toLowerCase(),
        max_price: toRestAmount(quote.rates.maxPrice),
        price_per_hour: toRestAmount(quote.rates.pricePerHour),
        overnight_fee: toRestAmount(quote.rates.overnightFee),
        handling_fee: toRestAmount(quote.handlingFee),
        total_price_no_tax: toRestAmount(quote.totalPriceNoTax),
        tax_amount: toRestAmount(quote.taxAmount),
        total_price: toRestAmount(quote.totalPrice),
        coupon_discount: toRestAmount(quote.couponDiscount),
        waived_amount: toRestAmount(quote.waived),
        total_with_discount: toRestAmount(quote.totalWithDiscount),
        number_of_hours: quote.numberOfHours,
        code: quote.coupon?.code ?? null,
        code_error: quote.coupon?.problem ?? null,
        stripe_country: null,
      };
    },
  }),
  restRow({
    method: 'GET',
    path: '/country_pricings',
    title: 'Rates',
    summary: 'Rates by country and region',
    tag: 'Pricing',
    whose: 'anyone',
    answer: z.array(countryPricing),
    handle: async (ctx) =>
      (await caller(ctx).countryPricings()).map((row) => ({
        id: row.id,
        country: row.country,
        region: row.region,
        currency: row.currency.toLowerCase(),
        price_per_hour: toRestAmount(row.pricePerHour),
        max_price: toRestAmount(row.maxPrice),
        overnight_fee: toRestAmount(row.overnightFee),
        handling_fee: toRestAmount(row.handlingFee),
        tax_rate: row.taxRateMillionths / 1_000_000,
      })),
  }),
];
