import type en from '#shared/messages/mail/ticket-en.ts';
import type { Locale } from '#shared/messages/text.ts';

/** The mail's text of a key in the reader's language, with its parameters filled in. */
export type TicketWords = (key: keyof typeof en, params?: Readonly<Record<string, string>>) => string;

/** An end of the stay, by the location's clock. `before` is what it was before the change. */
export interface TicketEnd {
  readonly day: string;
  readonly time: string;
  readonly before: string | null;
}

/** Everything a ticket by mail says, in the reader's language and the location's local time. */
export interface TicketMail {
  readonly kind: 'confirmed' | 'changed' | 'canceled';
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly email: string;
  readonly name: string;
  readonly code: string;
  readonly location: string;
  readonly address: string;
  readonly note: string | null;
  /** Own address of the location's photo; null where it has none. */
  readonly photo: string | null;
  /** How to get there, a sentence each; empty where no station is near. */
  readonly way: readonly string[];
  readonly weekday: string;
  /** When it was changed or cancelled. */
  readonly moment: string;
  readonly dropOff: TicketEnd;
  readonly pickUp: TicketEnd;
  readonly bags: { readonly count: number; readonly before: number | null };
  readonly strips: readonly {
    readonly day: string;
    readonly note: {
      readonly key: 'open24' | 'closed' | 'closes' | 'opens' | 'opensOn' | 'reopens';
      readonly params: Readonly<Record<string, string>>;
    };
    readonly isOpen: boolean;
  }[];
  readonly hourScale: readonly string[];
  readonly total: string;
  readonly currency: string;
  readonly last4: string | null;
  /** The amount that a cancellation gives back now, and until when; null after the drop-off, or where it gives nothing. */
  readonly freeUntil: { readonly amount: string; readonly moment: string } | null;
  /** Before and after a change, and what was paid or goes back for it. */
  readonly costs: {
    readonly hours: readonly [string, string];
    readonly totals: readonly [string, string];
    readonly difference: { readonly kind: 'paid' | 'back'; readonly amount: string } | null;
  } | null;
  /** Bags of a cancelled order that have to be fetched still, and by when on this opening; null where none is. */
  readonly inside: { readonly count: number; readonly by: string | null } | null;
  /** What a cancelled order gave back. */
  readonly refund: {
    readonly amount: string;
    /** All, a part, or nothing, and then why where that is known. */
    readonly share: 'all' | 'part' | 'none' | 'late' | 'disputed';
    readonly requestedAt: string | null;
    readonly sentAt: string | null;
    readonly by: string | null;
    readonly reference: string | null;
  } | null;
  readonly reason: string | null;
  readonly links: {
    readonly order: string;
    readonly directions: string;
    readonly change: string;
    readonly calendar: string;
    readonly cancel: string;
    readonly again: string;
    readonly find: string;
    readonly claim: string | null;
  };
}
