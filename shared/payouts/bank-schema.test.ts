import { expect, it } from 'vitest';
import { bankCodeOf, isIbanCountry } from './bank-numbers.ts';
import { bankOf, bankSchema, readBirthDate } from './bank-schema.ts';

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

it.each([
  ['CA', '1011 AB', '000123456789', ['addressPostalCode']],
  ['CA', 'M5J 1E6', '12', ['accountNumber']],
  ['CA', 'm5j1e6', '000123456789', []],
  ['US', '10001-1234', '000123456789', []],
  ['US', 'M5J 1E6', '000 123', ['addressPostalCode']],
  ['NL', '1011 ab', 'NL91 ABNA 0417 1643 00', []],
  ['NL', '1011 AB', 'NL91 ABNA 0417 1643 01', ['accountNumber']],
  ['NL', '1011 AB', '12', ['accountNumber']],
  ['GB', 'SW1A 1AA', '00012345', []],
  ['GB', '10001', '1234', ['addressPostalCode', 'accountNumber']],
  ['ZZ', 'anything', '12', []],
  [null, '110 00', '12', []],
])('a bank form of %s with %s and %s is wrong in %j', (country, addressPostalCode, accountNumber, wrong) => {
  const parsed = bankOf(country, bankSchema).safeParse({ ...given, addressPostalCode, accountNumber });
  expect(parsed.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong);
});
