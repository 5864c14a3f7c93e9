import type { AccountRecord, VerificationProblem } from './records.ts';

/** What an account of a person needs before it can be paid. */
const needed = [
  'business_profile.mcc',
  'business_profile.product_description',
  'individual.first_name',
  'individual.last_name',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'individual.address.line1',
  'individual.address.city',
  'individual.address.postal_code',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

/** Published test values that the verification does not accept. */
const refusals: readonly {
  readonly requirement: string;
  readonly value: string;
  readonly code: VerificationProblem;
  readonly reason: string;
}[] = [
  {
    requirement: 'individual.id_number',
    value: '111111111',
    code: 'verification_failed_id_number_match',
    reason: 'The ID number you entered could not be verified. Please correct any errors or upload a document.',
  },
  {
    requirement: 'individual.address.line1',
    value: 'address_no_match',
    code: 'verification_failed_address_match',
    reason: 'The address on the account could not be verified. Please correct any errors.',
  },
];

const DEADLINE_DAYS = 14;

/** Fields of which the value is kept, because the verification looks at it. All others are kept as "given". */
export function keptValue(field: string, value: string): string {
  return refusals.some((each) => each.requirement === field && each.value === value) ? value : 'given';
}

/** Works out what the account still needs, and what it may do. */
export function reviewAccount(account: AccountRecord, now: number): void {
  const { sandbox_given: given, capabilities } = account;
  const missing = needed.filter((field) => given[field] === undefined);
  if (account.external_accounts.length === 0) missing.push('external_account');
  const refused = refusals.filter(({ requirement, value }) => given[requirement] === value);
  const enabled = missing.length === 0 && refused.length === 0;
  account.requirements = {
    alternatives: [],
    currently_due: [...new Set([...missing, ...refused.map((each) => each.requirement)])],
    past_due: [],
    eventually_due: [...missing],
    pending_verification: [],
    current_deadline: refused.length === 0 ? null : now + DEADLINE_DAYS * 86_400,
    disabled_reason: missing.length === 0 ? null : 'requirements.past_due',
    errors: refused.map(({ requirement, code, reason }) => ({ requirement, code, reason })),
  };
  if (missing.length > 0) account.requirements.past_due = [...missing];
  account.payouts_enabled = enabled;
  account.details_submitted = missing.length === 0;
  for (const name of Object.keys(capabilities)) capabilities[name] = enabled ? 'active' : 'inactive';
}
