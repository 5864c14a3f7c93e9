/** What the provider asks of an account, in groups that a person gives together. */
export const requirementGroups = [
  'name',
  'address',
  'bankAccount',
  'taxId',
  'birthDate',
  'insuranceNumber',
  'document',
  'other',
] as const;
export type RequirementGroup = (typeof requirementGroups)[number];

const groups: readonly (readonly [RegExp, RequirementGroup])[] = [
  [/(id_number|ssn_last_4)/, 'insuranceNumber'],
  [/tax_id/, 'taxId'],
  [/\.dob\./, 'birthDate'],
  [/\.address\./, 'address'],
  // What is accepted and what is sold go along with the bank account.
  [/(external_account|^tos_acceptance\.|^business_)/, 'bankAccount'],
  [/\.verification\./, 'document'],
  [/(first_name|last_name|\.name)$/, 'name'],
];

const groupOf = (name: string): RequirementGroup => groups.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** The groups of the provider's names of what is missing, each once, in the order of the forms. */
export function groupsOfRequirements(names: readonly string[]): readonly RequirementGroup[] {
  const found = new Set(names.map(groupOf));
  return requirementGroups.filter((group) => found.has(group));
}

const formless: readonly RequirementGroup[] = ['document', 'other'];

/** What the provider's names of that match which a form gives, as a pattern of both sides' regular expressions. */
export const givenByForms = groups
  .filter(([, group]) => !formless.includes(group))
  .map(([pattern]) => pattern.source)
  .join('|');

/** Of the provider's names of what is missing those that no form gives, each once: administration sees to them. */
export const formlessRequirements = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name) => formless.includes(groupOf(name)))),
];
