import type { TicketMail, TicketWords } from './ticket-mail.ts';

interface Words {
  readonly heading: string;
  readonly lead: string;
  readonly t: TicketWords;
}

/** Names the amount that goes back: what is asked for and not with the bank yet is still to be refunded. */
export const refundLabel = ({ requestedAt, sentAt }: NonNullable<TicketMail['refund']>): 'refunded' | 'toBeRefunded' =>
  requestedAt !== null && sentAt === null ? 'toBeRefunded' : 'refunded';

/** The ticket as plain text: the same facts and links, one a line. */
export function ticketText(mail: TicketMail, { heading, lead, t }: Words): string {
  const { kind, code, location, address, dropOff, pickUp, bags, links, refund, costs, note, currency } = mail;
  // French parts a colon from its word.
  const head = (label: string) => `${label}${mail.locale === 'fr' ? '\u202F' : ''}:`;
  const was = (value: string | number | null) => (value === null ? '' : ` (${t('before', { value: String(value) })})`);
  const isVoid = kind === 'canceled';
  const money = isVoid
    ? refund && [`${head(t(refundLabel(refund)))} ${refund.amount} ${currency}`]
    : [`${head(t('total'))} ${mail.total} ${currency}`];
  const difference = costs?.difference
    ? [
        `${head(t(costs.difference.kind === 'back' ? 'backNow' : 'paidNowPlain'))} ${costs.difference.amount} ${currency}`,
      ]
    : [];
  const actions: readonly (readonly [label: string, href: string])[] = isVoid
    ? [[t('again'), links.again]]
    : [
        [t('directions'), links.directions],
        [t('change'), links.change],
        [t('calendar'), links.calendar],
        [t('cancel'), links.cancel],
        [t('find'), links.find],
      ];
  const blocks = [
    [heading, lead],
    [
      code,
      `${location}, ${address}`,
      `${head(t('checkIn'))} ${dropOff.day}, ${dropOff.time}${was(dropOff.before)}`,
      `${head(t('checkOut'))} ${pickUp.day}, ${pickUp.time}${was(pickUp.before)}`,
      `${head(t('items'))} ${bags.count}${was(bags.before)}`,
      ...(money ?? []),
      ...difference,
      ...(refund?.by ? [`${head(t('onYourCard'))} ${t('by', { date: refund.by })}`] : []),
    ],
    kind === 'confirmed' && mail.way.length > 0 ? [head(t('wayThere')), ...mail.way] : [],
    note !== null && !isVoid ? [head(t('noteFrom')), note] : [],
    actions.map(([label, href]) => `${head(label)} ${href}`),
    [
      ...(links.claim === null ? [] : [`${t('claim')} ${links.claim}`]),
      ...(kind === 'changed' ? [`${t('whyChanged')} ${t('tellUs')} ${t('atOnce')}`] : []),
      `${t('help')} ${mail.supportEmail}, ${t('codeIsAll')}`,
    ],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
