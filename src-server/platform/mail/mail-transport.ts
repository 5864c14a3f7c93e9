import nodemailer from 'nodemailer';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';

interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** A picture of a mail, which travels within it: its HTML shows it as `cid:{cid}`. */
export interface MailPicture {
  readonly cid: string;
  readonly png: Buffer;
}

export interface Mail {
  /** Names it to whom it is handed, so that one that comes again is known. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  readonly pictures?: readonly MailPicture[];
  /** Where mail programs end such mails by themselves: a page, and by POST at once (RFC 8058). */
  readonly unsubscribe?: string;
  /** Who writes, where it is not the site itself; the address stays the site's. */
  readonly fromName?: string;
  readonly replyTo?: string;
  /** What it tells that opens an account: only its reader sees it, no administrator. */
  readonly secret?: string;
  /** What administrators find it by. */
  readonly about?: { readonly kind: string; readonly language: string; readonly bookingId?: string };
}

/** How a rendered mail leaves the house. @throws when it could not be handed over; the job then tries again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  /** Whether mails would be taken, without sending one. @throws when the server cannot be reached, or refuses us. */
  reach?(): Promise<void>;
}

/** `tickets@example.com` of `Cloakroom <tickets@example.com>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/**
 * Sends through an SMTP server.
 * @param silence how long it may say nothing in the middle, in milliseconds
 */
export function createSmtpTransport(url: string, from: string, silence = 20_000): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    reach: async () => void (await smtp.verify()),
    send: async ({ id, unsubscribe, fromName, about: _about, secret: _secret, pictures = [], ...mail }) => {
      await smtp.sendMail({
        from: fromName === undefined ? from : { name: fromName, address: addressOf(from) },
        ...mail,
        ...(id !== undefined && { messageId: `<${id}@${addressOf(from).replace(/^.*@/, '')}>` }),
        attachments: [
          ...(mail.attachments ?? []),
          ...pictures.map(({ cid, png }) => ({
            cid,
            filename: `${cid}.png`,
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
            content: png,
          })),
        ],
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
  };
}

/** Keeps mails for reading at /dev/mailbox. */
export function createDevMailbox(db: Database, clock: Clock): MailTransport {
  return {
    reach: async () => undefined,
    send: async ({ to, subject, html, text, pictures = [] }) => {
      // A browser knows no mail around the page: the pictures stand in it.
      const whole = pictures.reduce(
        (page, { cid, png }) => page.replaceAll(`cid:${cid}"`, `data:image/png;base64,${png.toString('base64')}"`),
        html,
      );
      await db.query(
        'insert into dev_mails (id, recipient, subject, html, text, created_at) values ($1, $2, $3, $4, $5, $6)',
        [newId(), to, subject, whole, text, clock.now().toString()],
      );
    },
  };
}
