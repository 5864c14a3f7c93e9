import { describe, expect, it, vi } from 'vitest';
import type { CardSite } from './card-form.ts';
import type { Authentication } from './complete-authentication.ts';
import { payThroughBank } from './pay-through-bank.ts';

const site: CardSite = { payments: 'stripe', stripePublishableKey: 'pk_test_1' };
const payment = { clientSecret: 'secret', intentId: 'pi_1', returnTo: '/orders/1' };
const paid = { status: 'succeeded' };

const pay = (bank: Authentication, confirm: () => Promise<typeof paid>) =>
  payThroughBank(site, payment, confirm, () => Promise.resolve(bank));

describe('a payment that the bank asks about', () => {
  it('is confirmed after its yes', async () => {
    const confirm = vi.fn(() => Promise.resolve(paid));
    expect(await pay({ kind: 'answered' }, confirm)).toEqual({ kind: 'confirmed', answer: paid });
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("tells the bank's refusal in its words, not the server's, which hears of it as well", async () => {
    const confirm = vi.fn(() => Promise.reject(new Error('Problem with payment')));
    const message = 'Your bank did not approve it.';
    expect(await pay({ kind: 'failed', message }, confirm)).toEqual({ kind: 'refused', message });
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('is paid when the server knows it to be, whatever the browser received', async () => {
    const confirm = () => Promise.resolve(paid);
    expect(await pay({ kind: 'failed', message: null }, confirm)).toEqual({ kind: 'confirmed', answer: paid });
  });

  it('waits while the page is left for the bank', async () => {
    const confirm = vi.fn(() => Promise.resolve(paid));
    expect(await pay({ kind: 'left' }, confirm)).toEqual({ kind: 'left' });
    expect(confirm).not.toHaveBeenCalled();
  });

  it('says when the confirmation itself fails after a yes', async () => {
    await expect(pay({ kind: 'answered' }, () => Promise.reject(new Error('declined')))).rejects.toThrow('declined');
  });
});
