import { expect, it } from 'vitest';
import { bankCodeOf, isIbanCountry } from './bank-numbers.ts';
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
});

const given = {
  businessName: 'Corner Shop',
  dateOfBirth: '09/14/1986',
  addressLine1: '1 Queen St',
  addressCity: 'Praha 1',
  addressState: 'Praha 1',
  addressPostalCode: '110 00',
  routingNumber: '',
  accountNumber: '000123456789',
};

it.each([
  ['IN', 'ABCD0001234'],
  ['AU', '110000'],
  ['BR', '110-0000'],
  ['MY', 'TESTMYKL'],
  ['CA', '11000-000'],
])('a bank of %s may be named %s, in a city with a number', (_country, routingNumber) => {
  expect(bankSchema.parse({ ...given, routingNumber })).toMatchObject({ routingNumber, addressCity: 'Praha 1' });
});

it.each([
  ['routingNumber', '110\n000'],
  ['addressCity', 'Praha\r1'],
  ['addressState', 'ON\u0000'],
  ['addressCity', 'Praha\u20281'],
])('a bank form refuses line breaks and control characters in %s', (name, typed) => {
  expect(bankSchema.safeParse({ ...given, [name]: typed }).error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

it.each([
  ['NL', true, null],
  ['GB', false, 'Sort code'],
  ['IN', false, 'IFSC'],
  ['CA', false, null],
  [null, false, null],
])('in %s an IBAN is asked for: %s, a code called %s', (country, isIban, name) => {
  expect(isIbanCountry(country)).toBe(isIban);
  expect(bankCodeOf(country)?.name ?? null).toBe(name);
});
