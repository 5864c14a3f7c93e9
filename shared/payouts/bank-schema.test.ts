import { expect, it } from 'vitest';
import { bankSchema, readBirthDate } from './bank-schema.ts';

it.each([
  ['09/14/1986', '1986-09-14'],
  ['2/29/2024', '2024-02-29'],
  ['02/29/2023', null],
  ['12/31/1899', null],
  ['1986-09-14', null],
  ['13/01/1990', null],
  ['', null],
])('a date of birth of %s is %s', (typed, date) => {
  expect(readBirthDate(typed)).toBe(date);
});

it('a bank form wants all but the routing number', () => {
  const empty = {
    businessName: '',
    dateOfBirth: '',
    addressLine1: '',
    addressCity: '',
    addressState: '',
    addressPostalCode: '',
    routingNumber: '',
    accountNumber: '',
  };
  const parsed = bankSchema.safeParse(empty);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  expect([...wrong].toSorted()).toEqual(
    Object.keys(empty)
      .filter((name) => name !== 'routingNumber')
      .toSorted(),
  );
  expect(
    bankSchema
      .safeParse({ ...empty, addressCity: 'Toronto 5' })
      .error?.issues.some(({ path }) => path[0] === 'addressCity'),
  ).toBe(true);
});
