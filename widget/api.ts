/** Hours of one day or date as REST writes them: `06:30 AM`. */
interface Hours {
  readonly from_time: string;
  readonly to_time: string;
}

/** What the widget reads of a listing of `GET /api/v1/listings/{id}` and of the list. */
export interface Listing {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly storage_place_type: string;
  readonly business_type: string | null;
  readonly images: readonly { readonly url: string }[];
  readonly timezone: string;
  readonly currency: string;
  readonly max_capacity: number;
  readonly available: boolean;
  readonly unavailable_reason: string | null;
  readonly walking_time: number | null;
  readonly average_rating: number | null;
  readonly reviews_count: number;
  readonly available_full_time: boolean;
  readonly time_slots: readonly (Hours & { readonly day: string })[];
  readonly special_hours: readonly {
    readonly closure_date: string;
    readonly closed: boolean;
    /** Whether open hours replace the day's own. */
    readonly replaces: boolean;
    readonly time_slots: readonly Hours[];
  }[];
  readonly closure_periods: readonly { readonly from_date: string; readonly to_date: string }[];
}

/** A stay: ISO instants with the location's offset. */
export interface Stay {
  readonly from: string;
  readonly to: string;
}

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Asked {
  readonly stay?: Stay | undefined;
  readonly bags: number;
  readonly near: Point | null;
}

export interface Places {
  readonly listings: readonly Listing[];
  readonly pagination: { readonly total_count: number };
}

/** An answer that is none, by its status. */
export class ApiFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

/** The public REST calls, without a cookie or anything else of the page. */
export function openApi(base: string, signal?: AbortSignal) {
  const get = async <Answer>(path: string, query: Readonly<Record<string, string | number | undefined>>) => {
    const url = new URL(`${base}/api/v1${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'origin', signal: signal ?? null });
    if (!answer.ok) throw new ApiFailure(answer.status);
    return (await answer.json()) as Answer;
  };
  const queryOf = ({ stay, bags, near }: Asked) => ({
    'dates[drop_off_date]': stay?.from,
    'dates[pick_up_date]': stay?.to,
    luggage_count: bags,
    'ord[lat]': near?.latitude,
    'ord[lng]': near?.longitude,
  });
  return {
    listing: (slug: string, asked: Asked) => get<Listing>(`/listings/${encodeURIComponent(slug)}`, queryOf(asked)),
    places: (asked: Asked, count: number) => get<Places>('/listings/list', { ...queryOf(asked), per_page: count }),
    /** The whole price as REST writes it: `24.18 CAD`. */
    price: async (slug: string, stay: Stay, bags: number, code: string | null) => {
      const { total_with_discount: total } = await get<{ total_with_discount: string }>('/bookings/price', {
        listing_id: slug,
        drop_off: stay.from,
        collection: stay.to,
        bags_number: bags,
        code: code ?? undefined,
      });
      return total;
    },
    /** Says that the widget was seen on this page. */
    seen: (widget: string) =>
      fetch(`${base}/widget/seen?${new URLSearchParams({ w: widget })}`, { credentials: 'omit' }).then(
        () => undefined,
        () => undefined,
      ),
  };
}
