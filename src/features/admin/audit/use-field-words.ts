import type { TextKey } from '#shared/messages/areas.ts';
import { type AuditField, auditFields } from '#shared/admin/audit-fields.ts';
import { useTexts } from '#web/lib/texts.ts';

/** The codes that columns hold, and their words. */
const codes = {
  customer: 'codeCustomer',
  admin: 'codeAdmin',
  owner: 'codeOwner',
  support: 'codeSupport',
  finance: 'codeFinance',
  content: 'codeContent',
  reader: 'codeReader',
  partner: 'codePartner',
  pending: 'codePending',
  confirmed: 'codeConfirmed',
  completed: 'codeCompleted',
  canceled: 'codeCanceled',
  waiting: 'codeWaiting',
  approved: 'codeApproved',
  refused: 'codeRefused',
  fine: 'codeFine',
  new: 'codeNew',
  moved: 'codeMoved',
  requested: 'codeRequested',
  succeeded: 'codeSucceeded',
  failed: 'codeFailed',
  active: 'codeActive',
  waitingForApprove: 'codeWaitingForApprove',
  inactive: 'codeInactive',
  english: 'codeEnglish',
  french: 'codeFrench',
  spanish: 'codeSpanish',
  shop: 'codeShop',
  hotel: 'codeHotel',
  other: 'codeOther',
  accepted: 'codeAccepted',
  part: 'codePart',
  namedPerson: 'codeNamedPerson',
  insult: 'codeInsult',
  advertising: 'codeAdvertising',
  notThisStay: 'codeNotThisStay',
  privateData: 'codePrivateData',
  missing: 'codeMissing',
  damaged: 'codeDamaged',
  gone: 'codeGone',
  wrong: 'codeWrong',
  card: 'codeCard',
  hand: 'codeHand',
  kept: 'codeKept',
  takenBack: 'codeTakenBack',
  shopClosed: 'codeShopClosed',
  shopLate: 'codeShopLate',
  bagDamaged: 'codeBagDamaged',
  travellerAsked: 'codeTravellerAsked',
  twice: 'codeTwice',
  goodwill: 'codeGoodwill',
  review: 'codeReview',
  reply: 'codeReply',
  keep: 'codeKeep',
  refund: 'codeRefund',
  move: 'codeMove',
  percent: 'codePercent',
  amount: 'codeAmount',
  city: 'codeCity',
  place: 'codePlace',
  article: 'codeArticle',
  page: 'codePage',
  remove: 'codeRemove',
  restore: 'codeRestore',
  approve: 'codeApprove',
  refuse: 'codeRefuse',
} as const satisfies Record<string, TextKey<'auditWords'>>;
type Code = keyof typeof codes;

/** `drop_off_at` as `dropOffAt`. */
const camel = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const isField = (name: string): name is AuditField => auditFields.some((field) => field === name);
const isCode = (name: string): name is Code => Object.hasOwn(codes, name);

/** A column or field in words; one that has none as its name tells it: "price per hour". */
export function useFieldWords(): (name: string) => string {
  const t = useTexts('auditWords');
  return (name) => {
    const field = camel(name);
    if (isField(field)) return t(field);
    return name
      .replaceAll('_', ' ')
      .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  };
}

/** A code that a column holds, in words; any other text as it is. */
export function useCodeWords(): (text: string) => string {
  const t = useTexts('auditWords');
  return (text) => {
    const code = camel(text);
    return isCode(code) ? t(codes[code]) : text;
  };
}
