import { expect, it } from 'vitest';
import { aboutJob } from './about-job.ts';

const fact = (name: string, more: object = {}) => ({
  name,
  text: '',
  amount: null,
  bookingCode: null,
  isAddress: false,
  ...more,
});

it('a job is about its booking, its amount and its people, not about how it is done', () => {
  const facts = [
    fact('bookingId', { bookingCode: 'CLK-5QHT7M', text: 'Amara Okafor, York Street Coffee' }),
    fact('refundId', { bookingCode: null, amount: { minor: 1294, currency: 'CAD' } }),
    fact('kind', { text: 'bookingConfirmed' }),
  ];
  expect(aboutJob(facts, 'en')).toBe('CLK-5QHT7M, Amara Okafor, York Street Coffee, $12.94 CAD');
  expect(aboutJob([fact('kind', { text: 'hourly' })], 'en')).toBe('');
});
