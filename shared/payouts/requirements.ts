/** What the provider asks of an account, in groups that a person gives together. */
export const requirementGroups = [
  'name',
  'address',
  'bankAccount',
  'taxId',
  'birthDate',
  'insuranceNumber',
  'other',
] as const;
export type RequirementGroup = (typeof requirementGroups)[number];

const groups: readonly (readonly [RegExp, RequirementGroup])[] = [
  [/(id_number|ssn_last_4)/, 'insuranceNumber'],
  [/tax_id/, 'taxId'],
  [/\.dob\./, 'birthDate'],
  [/\.address\./, 'address'],
  [/external_account/, 'bankAccount'],
  [/(first_name|last_name|\.name)$/, 'name'],
];

/** The groups of the provider's names of what is missing, each once, in the order of the forms. */
export function groupsOfRequirements(names: readonly string[]): readonly RequirementGroup[] {
  const found = new Set(names.map((name) => groups.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'));
  return requirementGroups.filter((group) => found.has(group));
}
