/** Where many people's mailboxes are; two of them are one letter apart from others. */
const known = [
  'gmail.com',
  'yahoo.com',
  'yahoo.ca',
  'yahoo.fr',
  'hotmail.com',
  'hotmail.fr',
  'outlook.com',
  'icloud.com',
  'live.com',
  'orange.fr',
  'mail.com',
  'ymail.com',
];

/**
 * The address that was probably meant, where its domain is one slip of the finger away from a well-known one:
 * `ana@gmail.com` for `ana@gmial.com`. `null` where nothing is likelier than what was typed: then it is taken as it is.
 */
export function likelyEmail(typed: string): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || known.includes(domain)) return null;
  const meant = known.find((each) => isOneSlip(domain, each));
  return meant === undefined ? null : `${text.slice(0, at)}@${meant}`;
}

/** One letter too many, too few, another one, or two neighbours in the wrong order. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = [typed.slice(start), meant.slice(start)] as const;
  const [a, b] = rest;
  if (a.slice(1) === b || a === b.slice(1) || (a.slice(1) === b.slice(1) && a !== '' && b !== '')) return true;
  return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
