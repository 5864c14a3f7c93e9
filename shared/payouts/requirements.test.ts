import { expect, it } from 'vitest';
import { groupsOfRequirements } from './requirements.ts';

it.each([
  [[], []],
  [['individual.id_number'], ['insuranceNumber']],
  [['individual.dob.day', 'individual.dob.month', 'individual.dob.year'], ['birthDate']],
  [
    ['company.tax_id', 'external_account', 'individual.address.line1'],
    ['address', 'bankAccount', 'taxId'],
  ],
  [
    ['individual.last_name', 'individual.verification.document'],
    ['name', 'other'],
  ],
])('what is missing as %j is asked for as %j', (names, expected) => {
  expect(groupsOfRequirements(names)).toEqual(expected);
});
