const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** Digits of a whole number: 15 for American Express, else 16. */
const fullLength = (digits: string): number => (isAmex(digits) ? 15 : 16);

/** "4242 4242 4242 4242"; American Express in its own groups, "3782 822463 10005". */
export function groupCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, fullLength(digitsOf(text)));
  const groups = isAmex(digits) ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})$/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** "12 / 30" while typing; a first digit over 1 is a month of its own. Deleting takes the slash away too. */
export function groupExpiry(text: string, before = ''): string {
  let digits = digitsOf(text).slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  const isDeleting = text.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export const cvcLength = (number: string): number => (isAmex(digitsOf(number)) ? 4 : 3);

/** Luhn's check digit, right to left. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof TypedCard;

export type CardProblem =
  | 'cardNumberIncomplete'
  | 'cardNumberInvalid'
  | 'expiryIncomplete'
  | 'expiryPast'
  | 'cvcIncomplete';

/** Month and four-digit year of "12 / 30"; `null` when they are not one. */
export function expiryOf(text: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  const value = { month: Number(month), year: 2000 + Number(year) };
  return year !== undefined && value.month >= 1 && value.month <= 12 ? value : null;
}

/** What is wrong with a typed card, by field; a card is good through its last month. */
export function cardProblems(typed: TypedCard, now: Date): Partial<Record<CardField, CardProblem>> {
  const problems: Partial<Record<CardField, CardProblem>> = {};
  const digits = digitsOf(typed.number);
  if (digits.length < fullLength(digits)) problems.number = 'cardNumberIncomplete';
  else if (!hasCheckDigit(digits)) problems.number = 'cardNumberInvalid';
  const expiry = expiryOf(typed.expiry);
  if (expiry === null) problems.expiry = 'expiryIncomplete';
  else if (expiry.year * 12 + expiry.month <= now.getFullYear() * 12 + now.getMonth()) problems.expiry = 'expiryPast';
  if (digitsOf(typed.cvc).length < cvcLength(typed.number)) problems.cvc = 'cvcIncomplete';
  return problems;
}
