import {
  CalendarDays,
  CreditCard,
  FileText,
  type LucideIcon,
  Store,
  TicketX,
  Undo2,
  UserRound,
  UserRoundX,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { cityIn } from '#shared/search/city-names.ts';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { placesOf } from './admin-nav.ts';
import { actsOf, isMeant } from './palette-acts.ts';

export interface Entry {
  readonly id: string;
  readonly group: string;
  readonly icon: LucideIcon;
  /** The location that is drawn instead of the icon. */
  readonly location?: ComponentProps<typeof ListingThumb>['listing'];
  readonly name: string;
  readonly more?: string;
  readonly to: string;
  /** The key that leads there after `G`. */
  readonly letter?: string;
}

/** 'erase lena' and 'lena erase': the verb and a piece of a person. */
const verbAndPerson = /^(?:erase\s+(.{2,})|(.{2,})\s+erase)$/i;

/** 'refund 7f3' and '7f3 refund': a verb of money and a code or its piece, in any order. */
const verbAndCode = /^(?:(refund|cancel)\s+(?:clk-)?([a-z0-9]{2,6})|(?:clk-)?([a-z0-9]{2,6})\s+(refund|cancel))$/i;

interface Entries {
  readonly entries: readonly Entry[];
  /** The piece of the text that was looked for. */
  readonly asked: string;
  /** Why nothing was looked for. */
  readonly problem: string | undefined;
}

/** What a text finds, group by group. */
export function useEntries(text: string, role: AdminRole): Entries {
  const t = useTexts('admin');
  const locale = useLocale();
  const wanted = text.trim();
  const [, verb, code, codeFirst, verbLast] = verbAndCode.exec(wanted) ?? [];
  const act = (verb ?? verbLast)?.toLowerCase();
  const [, person, personFirst] = verbAndPerson.exec(wanted) ?? [];
  const erased = role === 'owner' ? (person ?? personFirst) : undefined;
  const asked = code ?? codeFirst ?? erased ?? wanted;
  const { data, error } = trpc.admin.palette.find.useQuery(
    { text: asked },
    { enabled: asked.length >= 2, placeholderData: (before) => before },
  );
  const found = asked.length < 2 ? undefined : data;
  const toBooking = (of: string) => `/admin/bookings?booking=${of}`;
  const isAsked = (of: string) => of.toLowerCase().includes(asked.toLowerCase());
  const pages = placesOf(role)
    .map(({ to, icon, words, letter }) => ({
      id: to,
      group: t('paletteGoTo'),
      icon,
      name: t(words),
      to,
      ...(letter === undefined ? {} : { letter: letter.toUpperCase() }),
    }))
    .filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const acts = actsOf(role)
    .filter(({ name, also }) => isMeant(wanted, `${t(name)} ${t(also)}`))
    .map(({ at, to, icon, name }) => ({ id: name, group: t('paletteDo'), icon, name: t(name), to: `${at}${to}` }));
  const bookings = found?.bookings ?? [];
  const entries = [
    ...(act === undefined ? [] : bookings.filter((each) => isAsked(each.code))).map((each) => ({
      id: each.code,
      group: t('paletteDo'),
      icon: act === 'refund' ? Undo2 : TicketX,
      name: t(act === 'refund' ? 'paletteRefund' : 'paletteCancel', { code: each.code }),
      more: each.traveller,
      to: `${toBooking(each.code)}#${act}`,
    })),
    ...(erased === undefined ? [] : (found?.people ?? [])).map((each) => ({
      id: each.id,
      group: t('paletteDo'),
      icon: UserRoundX,
      name: t('paletteErase', { name: each.name || each.email }),
      more: each.email,
      to: `/admin/people?person=${each.id}#erase`,
    })),
    ...acts,
    ...bookings.map((each) => ({
      id: each.code,
      group: t('navBookings'),
      icon: CalendarDays,
      location: { name: each.location, ...each.shopFront },
      name: each.code,
      more: `${each.traveller}, ${each.location}`,
      to: toBooking(each.code),
    })),
    ...(found?.payments ?? []).map((each) => ({
      id: each.id,
      group: t('palettePayments'),
      icon: CreditCard,
      name: each.id,
      more: `${formatMoney(each.amount, locale)}, ${each.traveller}`,
      to: toBooking(each.code),
    })),
    ...(found?.people ?? []).map((each) => ({
      id: each.id,
      group: t('navPeople'),
      icon: UserRound,
      name: each.name || each.email,
      more: each.email,
      to: `/admin/people?person=${each.id}`,
    })),
    ...(found?.listings ?? []).map((each) => ({
      id: each.id,
      group: t('paletteLocations'),
      icon: Store,
      location: { name: each.name, ...each.shopFront },
      name: each.name,
      more: cityIn(locale, each.city),
      to: `/admin/listings/${each.id}`,
    })),
    ...(found?.pages ?? []).map((each) => ({
      id: each.url,
      group: t('navPages'),
      icon: FileText,
      name: each.title,
      more: each.url,
      to: `/admin/pages/edit?url=${encodeURIComponent(each.url)}`,
    })),
    ...(wanted === '' ? pages : pages.slice(0, 3)),
  ];
  return { entries, asked, problem: asked.length < 2 ? undefined : error?.message };
}
