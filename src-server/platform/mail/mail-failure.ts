interface SmtpError extends Error {
  /** What the mailer calls it. */
  readonly code?: unknown;
  /** The command that was answered: `CONN` for the greeting. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

/** Whose fault it is that a mail was not handed over. */
export type MailFault =
  /** Our server is not there, shuts us out, or is too busy for all. */
  | 'server'
  /** There is no mailbox at that address: no later try helps. */
  | 'address'
  /** What it says, who writes it, or a mailbox that does not take it for now: nothing that is known of others. */
  | 'mail';

/** What the mailer says when it did not come to a mail. */
const awayCodes = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EAUTH', 'ETLS', 'EPROXY']);

/** What is answered before a mail is spoken of. */
const ofConnection = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH\b.*|API)$/;

/** What is answered of a recipient: at once, or when the server has looked at the mail. */
const ofRecipient = new Set(['RCPT TO', 'DATA']);

/** Server is closing down (RFC 5321). */
const NOT_AVAILABLE = 421;

/** `5.1.1` of `550 5.1.1 No such user` (RFC 3463). */
const enhancedOf = (response: unknown): string | null =>
  typeof response === 'string' ? (/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response)?.[1] ?? null) : null;

/** 5.1.7 and 5.1.8 are about who writes. */
const ofAddress = /^5\.1\.(?!7$|8$)\d+$/;

/** Systems that are full, closed or in disorder: X.3.1, X.3.2, X.3.5. */
const ofSystem = /^[45]\.3\.[125]$/;

/** No mailbox, moved away, or no name of one: what a reply without an enhanced status means of a recipient (RFC 5321). */
const unknownMailbox = new Set([550, 551, 553]);

/** Whose fault a failure to hand a mail over is: by stage, reply and enhanced status. */
export function mailFaultOf(error: unknown): MailFault {
  if (!(error instanceof Error)) return 'mail';
  const { code, command, responseCode: reply, response } = error as SmtpError;
  const enhanced = enhancedOf(response);
  if (reply === NOT_AVAILABLE || (enhanced !== null && ofSystem.test(enhanced))) return 'server';
  if (typeof code === 'string' && awayCodes.has(code)) return 'server';
  if (typeof command !== 'string') return 'mail';
  if (ofConnection.test(command)) return 'server';
  if (typeof reply !== 'number' || reply < 500 || reply > 599 || !ofRecipient.has(command)) return 'mail';
  const isUnknown = enhanced === null ? command === 'RCPT TO' && unknownMailbox.has(reply) : ofAddress.test(enhanced);
  return isUnknown ? 'address' : 'mail';
}

/**
 * Whether a mail may have been taken although the server did not say so: it fell silent in the middle, as one that looks
 * at the mail for long before it answers. The mailer tells neither a code nor the stage of that, but these words.
 */
export function isPerhapsSent(error: unknown): boolean {
  return error instanceof Error && (error as SmtpError).code === 'ETIMEDOUT' && error.message === 'Timeout';
}
