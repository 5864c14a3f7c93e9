import type { TicketMail, TicketWords } from './ticket.email.tsx';

interface Words {
  readonly heading: string;
  readonly lead: string;
  readonly t: TicketWords;
}

/** The ticket as plain text: the same facts and links, one a line. */
export function ticketText(mail: TicketMail, { heading, lead, t }: Words): string {
  const { kind, code, location, address, dropOff, pickUp, bags, links, refund, costs, note, currency } = mail;
  const was = (value: string | number | null) => (value === null ? '' : ` (${t('before', { value: String(value) })})`);
  const isVoid = kind === 'canceled';
  const money = isVoid
    ? refund && [`${t('refunded')}: ${refund.amount} ${currency}`]
    : [`${t('total')}: ${mail.total} ${currency}`];
  const difference = costs?.difference
    ? [`${t(costs.difference.kind === 'back' ? 'backNow' : 'paidNowPlain')}: ${costs.difference.amount} ${currency}`]
    : [];
  const actions = isVoid
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
      `${t('checkIn')}: ${dropOff.day}, ${dropOff.time}${was(dropOff.before)}`,
      `${t('checkOut')}: ${pickUp.day}, ${pickUp.time}${was(pickUp.before)}`,
      `${t('items')}: ${bags.count}${was(bags.before)}`,
      ...(money ?? []),
      ...difference,
      ...(refund?.by ? [`${t('onYourCard')}: ${t('by', { date: refund.by })}`] : []),
    ],
    kind === 'confirmed' && mail.way.length > 0 ? [`${t('wayThere')}:`, ...mail.way] : [],
    note !== null && !isVoid ? [`${t('noteFrom')}:`, note] : [],
    actions.map(([label, href]) => `${label}: ${href}`),
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
