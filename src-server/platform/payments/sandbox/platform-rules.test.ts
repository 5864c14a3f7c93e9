import { describe, expect, it } from 'vitest';
import { createFixedClock } from '#server/testing/fixed-clock.ts';
import { leastCharge } from '#shared/money/smallest-charge.ts';
import { canPayInto, currencyOfCountry } from '#shared/pricing/served-countries.ts';
import { freePlatform } from './platform-rules.ts';
import { holderOf, openSandbox, valueOf } from './testing.ts';

/**
 * What the provider refuses, by its documents:
 * - docs.stripe.com/currencies, read on 2026-07-10: minor units, special cases, least amounts
 * - support.stripe.com/questions/deprecation-of-fractional-isk-charges-and-refunds, of April 2023: ISK's words
 * - docs.stripe.com/connect/cross-border-payouts, quoted on 2026-08-24: regions
 * - docs.stripe.com/payouts, copy without a date: the platform is paid out daily unless it asks to be by hand
 */
describe('the table of docs.stripe.com/currencies (2026-07-10)', () => {
  it.each([
    ['isk', 250_000, null],
    ['isk', 250_050, 'invalid_charge_amount_no_decimal_compatible'],
    ['ugx', 500_000, null],
    ['ugx', 500_001, 'invalid_charge_amount_no_decimal_compatible'],
    ['kwd', 5120, null],
    ['kwd', 5124, 'digit'],
    ['bhd', 5125, 'digit'],
    ['jpy', 500, null],
    ['huf', 97_305, null],
    ['krw', 49, 'amount_too_small'],
    ['krw', 50, null],
    ['jpy', 49, 'amount_too_small'],
    ['huf', 17_499, 'amount_too_small'],
    ['cad', 49, 'amount_too_small'],
    ['gbp', 29, 'amount_too_small'],
    ['gbp', 30, null],
  ])('a charge of %s %i: %s', async (currency, amount, refusal) => {
    const { stripe } = await openSandbox();
    const made = stripe.paymentIntents.create({ amount, currency, allowed_payment_method_types: ['card'] });
    if (refusal === null) expect(await made).toMatchObject({ amount, currency });
    else if (refusal === 'digit') await expect(made).rejects.toThrow(/least-significant digit/);
    else await expect(made).rejects.toMatchObject({ code: refusal });
  });

  it('the least of each currency', () => {
    const table = {
      USD: 50,
      AED: 200,
      AUD: 50,
      BRL: 50,
      CAD: 50,
      CHF: 50,
      CZK: 1500,
      DKK: 250,
      EUR: 50,
      GBP: 30,
      HKD: 400,
      HUF: 17_500,
      INR: 50,
      JPY: 50,
      KRW: 50,
      MXN: 1000,
      MYR: 200,
      NOK: 300,
      NZD: 50,
      PLN: 200,
      RON: 200,
      SEK: 300,
      SGD: 50,
      THB: 1000,
    };
    expect(Object.fromEntries(Object.keys(table).map((code) => [code, leastCharge(code)]))).toEqual(table);
  });

  it.each([
    ['huf', 97_305, false],
    ['huf', 97_300, true],
    ['twd', 12_345, false],
    ['twd', 12_300, true],
    ['kwd', 1375, false],
    ['kwd', 1370, true],
    ['isk', 250_050, false],
    ['isk', 250_000, true],
  ])('a payout of %s %i is taken: %s', async (currency, amount, isTaken) => {
    const { stripe } = await openSandbox();
    const refunded = await stripe.paymentIntents.create({
      amount: 99_000_000,
      currency,
      confirm: true,
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
    });
    const made = stripe.payouts.create({ amount, currency });
    if (isTaken) expect(await made).toMatchObject({ amount });
    else await expect(made).rejects.toThrow(/divisible by 100|digit/);
    const refund = stripe.refunds.create({ payment_intent: refunded.id, amount: currency === 'huf' ? 5 : 50 });
    if (currency === 'isk') await expect(refund).rejects.toMatchObject({ param: 'amount' });
    else expect(await refund).toMatchObject({ currency });
  });
});

describe('the platform', () => {
  it('sends money to accounts of its region only (cross-border-payouts, 2026-08-24)', async () => {
    const { provider } = await openSandbox({ platform: { ...freePlatform, country: 'CA' } });
    const account = valueOf(
      await provider.saveConnectedAccount(
        holderOf({
          country: 'JP',
          bankAccount: { accountNumber: '0001234', routingNumber: '1100000', currency: 'JPY' },
        }),
      ),
    );
    const sent = await provider.transfer({
      accountId: account.id,
      amount: { minor: 100, currency: 'JPY' },
      idempotencyKey: 'to-japan',
      metadata: {},
    });
    expect(sent).toMatchObject({ ok: false, failure: { kind: 'invalid', code: 'transfers_not_allowed' } });
  });

  it.each([
    ['CA', 34],
    ['DE', 34],
    ['GB', 34],
    ['JP', 1],
    ['GI', 1],
    [null, 51],
  ])('of %s pays %i of the countries', (country, count) => {
    expect(Object.keys(currencyOfCountry).filter((code) => canPayInto(country, code))).toHaveLength(count);
  });

  it('that settles in CAD refuses what is too small after the conversion, and has no other balance', async () => {
    const { stripe } = await openSandbox({ platform: { ...freePlatform, settlement: ['CAD'] } });
    const pay = (amount: number, currency: string) =>
      stripe.paymentIntents.create({
        amount,
        currency,
        confirm: true,
        allowed_payment_method_types: ['card'],
        payment_method: 'pm_card_visa',
      });
    await expect(pay(2124, 'inr')).rejects.toMatchObject({ code: 'amount_too_small' });
    await pay(10_620, 'inr');
    const { available } = await stripe.balance.retrieve();
    expect(available.map(({ currency }) => currency)).toEqual(['cad']);
  });

  it('that is paid out daily has nothing left the next day', async () => {
    const clock = createFixedClock('automatic');
    const { stripe } = await openSandbox({ clock, platform: { ...freePlatform, automaticPayouts: true } });
    await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'cad',
      confirm: true,
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
    });
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 5000 }]);
    clock.forward(24 * 60);
    expect((await stripe.balance.retrieve()).available).toEqual([]);
  });
});
