import { expect, it } from 'vitest';
import { formlessRequirements, groupsOfRequirements } from './requirements.ts';

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
    ['name', 'document'],
  ],
  [['tos_acceptance.date', 'tos_acceptance.ip', 'business_profile.url', 'business_type'], ['bankAccount']],
  [['individual.nationality', 'interv_1abc.supportability.form'], ['other']],
])('what is missing as %j is asked for as %j', (names, expected) => {
  expect(groupsOfRequirements(names)).toEqual(expected);
});

it('what no form gives is listed by the provider’s names, each once', () => {
  const names = [
    'individual.dob.day',
    'individual.verification.document',
    'individual.verification.document',
    'individual.nationality',
    'external_account',
  ];
  expect(formlessRequirements(names)).toEqual(['individual.verification.document', 'individual.nationality']);
  expect(formlessRequirements([])).toEqual([]);
});
