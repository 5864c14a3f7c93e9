import type { Deps } from '#server/deps.ts';

interface FormRow {
  readonly provider_account_id: string | null;
  readonly account_last4: string | null;
  readonly business_name: string | null;
  readonly address_line1: string | null;
  readonly address_city: string | null;
  readonly address_state: string | null;
  readonly address_postal_code: string | null;
  readonly routing_number: string | null;
  readonly listing_name: string | null;
  readonly listing_address: string | null;
  readonly city_name: string | null;
  readonly region: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly currency: string | null;
}

const sql = `
  select a.provider_account_id, a.account_last4, a.business_name, a.address_line1, a.address_city, a.address_state, a.address_postal_code,
    a.routing_number, l.name as listing_name, l.address as listing_address, l.city_name, l.region, l.postal_code,
    l.country, (select p.currency from country_pricings p where p.country = l.country order by p.region nulls first limit 1)
      as currency
  from users u
  left join payout_accounts a on a.user_id = u.id
  left join lateral (select * from listings where owner_id = u.id order by created_at, id limit 1) l on true
  where u.id = $1`;

/** What a partner's bank form begins with: what was given before, else what their first location says. */
export async function bankForm({ db }: Deps, userId: string) {
  const [row] = await db.query<FormRow>(sql, [userId]);
  return {
    /** The country (ISO 3166) and currency the partner is paid in; null without a location. */
    country: row?.country ?? null,
    currency: row?.currency ?? null,
    providerAccountId: row?.provider_account_id ?? null,
    /** Of the account that is paid now; null before there is one. */
    last4: row?.account_last4 ?? null,
    /** A name that was given once is changed by us only. */
    isNameLocked: Boolean(row?.business_name),
    businessName: row?.business_name ?? row?.listing_name ?? '',
    addressLine1: row?.address_line1 ?? row?.listing_address?.split(',')[0] ?? '',
    addressCity: row?.address_city ?? row?.city_name ?? '',
    addressState: row?.address_state ?? row?.region ?? '',
    addressPostalCode: row?.address_postal_code ?? row?.postal_code ?? '',
    routingNumber: row?.routing_number ?? '',
  };
}
