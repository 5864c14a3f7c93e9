/** What reads as the address of a page or of a mailbox to programs that show mails, or breaks a line. */
const NO_NAME =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>@]|:\/\/|www\.|[\p{L}\p{N}][.。]\p{L}{2,}(?![\p{L}\p{N}])|\d+(?:\.\d+){3}/iu;

/** The longest name that is said in a subject. */
const LONGEST = 80;

/** A name as software of others sent it, where it can be said in a mail's subject; `null` for what is no name. */
export function plainName(told: string | null | undefined): string | null {
  const text = told?.trim() ?? '';
  return text === '' || text.length > LONGEST || NO_NAME.test(text.normalize('NFKC')) ? null : text;
}
