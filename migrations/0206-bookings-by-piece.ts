import { Migration } from '@mikro-orm/migrations';

/** So many of the latest bookings are held against the texts. */
const LATEST = 2000;

/** So many texts are gone through for that. */
const MANY = 700;

/** So many texts are named by an index of all of them, and not more. */
const FEW = 400;

/** What is kept of texts that have the piece, of rows called `t`, the latest first. */
const inOrder = (what: string): string =>
  `array_agg(${what} order by t.last_at desc, t.id desc) filter (where t.id is not null)`;
const gathered = `${inOrder('t.id')} as ids, ${inOrder('t.last_at')} as moments, ${inOrder("t.kind = 'location'")} as places`;

/** Texts that were not looked at yet, of rows called `t`. */
const left = '(t.last_at, t.id) < (left_at, left_id)';

/** The first bookings of each text `c`, so many as are taken of each. */
const firstOf = (column: string, isIts: string): string => `(
  select w.booking_id, w.drop_off_at from booking_words w
  where ${isIts} and w.${column} = c.id and (w.drop_off_at, w.booking_id) < (before_at, before_id)
    and w.drop_off_at >= coalesce(edge, '-infinity')
  order by w.drop_off_at desc, w.booking_id desc limit each)`;

/**
 * The first bookings that a piece finds, however many texts have it. Texts are looked through with the latest drop-offs
 * first: along their order where many have it, week by week where fewer do, by an index of all where few do; and only as
 * far as the page needs, since no booking of a text is later than the text says. See docs/decisions/database.md.
 */
export class BookingsByPiece0206 extends Migration {
  override name = '0206-bookings-by-piece';

  override up(): void {
    this.addSql(`
      create function bookings_by_piece(
        piece text, has_trigrams boolean, most int, before_at timestamptz, before_id uuid
      ) returns table (booking_id uuid, drop_off_at timestamptz) language plpgsql stable strict
      set enable_seqscan = off set enable_memoize = off set plan_cache_mode = force_generic_plan as $$
      #variable_conflict use_column
      declare
        words constant text := as_one_word(piece);
        pattern constant text := '%' || replace(replace(words, '\\', '\\\\'), '%', '\\%') || '%';
        pieces text[];
        -- Texts that have the piece, the latest first, each with the moment after which it has no booking.
        ids bigint[] := '{}';
        moments timestamptz[] := '{}';
        places boolean[] := '{}';
        more record;
        -- Where those begin that were not looked at; null when there are none.
        left_at timestamptz := 'infinity';
        left_id bigint := 0;
        seen int := 0;
        -- How many were seen when the latest bookings were held against them.
        looked int := 0;
        weeks int := 0;
        -- Whether so many have the piece that naming all of them would take longer than going through some weeks.
        is_common boolean;
        size int := 150;
        -- How many are asked for their bookings before the page is full, and how many were.
        wanted int := most + 5;
        upto int;
        asked int := 0;
        -- Those that are asked now, for as many bookings each.
        asked_ids bigint[];
        asked_places boolean[];
        each int;
        -- The page as far as it is known; nothing before its last moment has to be asked for.
        page uuid[] := '{}';
        page_at timestamptz[] := '{}';
        edge timestamptz;
      begin
        loop
          while left_at is not null and case when edge is null then cardinality(ids) < wanted else left_at >= edge end loop
            -- Texts that many bookings share fill the page sooner.
            exit when asked = 0 and seen > looked and (cardinality(ids) > most / 4 or (weeks = 0 and cardinality(ids) > 1));
            if seen = 0 or (weeks = 0 and (cardinality(ids) * 16 > seen or (edge is not null and seen < 1000))) then
              select count(*) as rows, min(t.last_at) as last_at, (array_agg(t.id))[count(*)] as last_id,
                array_agg(t.id) filter (where t.has) as ids, array_agg(t.last_at) filter (where t.has) as moments,
                array_agg(t.kind = 'location') filter (where t.has) as places
              into more from (
                select t.id, t.last_at, t.kind, strpos(t.text, words) > 0 as has from (
                  select * from booking_texts t where ${left} and t.last_at >= coalesce(edge, '-infinity')
                  order by t.last_at desc, t.id desc limit size) t) t;
              seen := seen + more.rows;
              left_at := case when more.rows = size then more.last_at end;
              left_id := more.last_id;
              size := 300;
            elsif not coalesce(is_common, false) and edge is null then
              if is_common is null then
                pieces := some_pieces(words);
                -- Of the week of one text in the middle, since the latest weeks have few texts.
                select count(*) = 4 into is_common from (
                  select from (
                    select week_of(t.last_at) as week from booking_texts t
                    where t.id <= (select max(id) / 2 from booking_texts) order by t.id desc limit 1) m
                  cross join lateral (select array_agg(hashtextextended(p, m.week)) as pieces from unnest(pieces) p) k
                  cross join lateral (
                    select from booking_texts t
                    where pieces_of(week_of(t.last_at), t.text) @> k.pieces and strpos(t.text, words) > 0 offset 0) t
                  limit 4) some_of_them;
                continue when is_common;
              end if;
              if has_trigrams then
                select ${gathered} into more from (
                  select * from booking_texts t where t.text like pattern and ${left} limit ${FEW}) t;
              else
                select ${gathered} into more from (
                  select * from booking_texts t
                  where short_pieces(t.text) @> (select some_pieces(words)) and strpos(t.text, words) > 0 and ${left}
                  limit ${FEW}) t;
              end if;
              is_common := cardinality(more.ids) = ${FEW};
              continue when is_common;
              left_at := null;
            elsif weeks < 16 or cardinality(more.ids) * 2 > size * 3 then
              if weeks = 0 then
                pieces := coalesce(pieces, some_pieces(words));
                size := case when edge is null then 3 else 1 end;
              else
                size := least(8, 1 + (wanted - cardinality(ids)) * size / cardinality(more.ids));
              end if;
              with recursive next (week, place) as (
                (select week_of(t.last_at), 1 from booking_texts t where ${left}
                 order by t.last_at desc, t.id desc limit 1)
                union all
                select week_of(t.last_at), n.place + 1 from next n cross join lateral (
                  select t.last_at from booking_texts t where t.last_at < start_of_week(n.week)
                  order by t.last_at desc limit 1) t
                where n.place < size)
              select max(n.place) as weeks, min(n.week) as last_week, ${gathered}
              into more from next n
              cross join lateral (select array_agg(hashtextextended(p, n.week)) as pieces from unnest(pieces) p) k
              left join lateral (
                select * from booking_texts t
                where pieces_of(week_of(t.last_at), t.text) @> k.pieces and strpos(t.text, words) > 0 and ${left}
                offset 0) t on true;
              weeks := weeks + more.weeks;
              left_at := case when more.weeks = size then start_of_week(more.last_week) end;
              left_id := 0;
            elsif has_trigrams then
              select ${gathered} into more from booking_texts t where t.text like pattern and ${left};
              left_at := null;
            else
              select ${gathered} into more from booking_texts t
              where short_pieces(t.text) @> (select some_pieces(words)) and strpos(t.text, words) > 0 and ${left};
              left_at := null;
            end if;
            if more.ids is not null then
              ids := ids || more.ids;
              moments := moments || more.moments;
              places := places || more.places;
              -- Those that may have bookings only before the page are as many as there are pages before it, or fewer.
              if before_at < 'infinity' and more.moments[1] >= before_at then
                wanted := greatest(wanted, most + 5 + (select count(*) from unnest(moments) m where m >= before_at));
              end if;
            end if;
          end loop;
          -- What the latest bookings have fills the page by themselves: after that moment their texts were all looked at.
          if asked = 0 and weeks = 0 and cardinality(ids) > 1 then
            select coalesce(array_agg(w.booking_id), '{}'), coalesce(array_agg(w.drop_off_at), '{}') into page, page_at from (
              select w.booking_id, w.drop_off_at from (
                select * from booking_words w where (w.drop_off_at, w.booking_id) < (before_at, before_id)
                  and w.drop_off_at > coalesce(left_at, '-infinity')
                order by w.drop_off_at desc, w.booking_id desc limit ${LATEST}) w
              where w.traveller_id in (select unnest(ids)) or w.location_id in (select unnest(ids))
              order by w.drop_off_at desc, w.booking_id desc limit most) w;
            exit when cardinality(page) = most;
            looked := seen;
            if left_at is not null and seen < ${MANY} then
              wanted := greatest(wanted, cardinality(ids) + 1);
              continue;
            end if;
          end if;
          upto := case when edge is null then least(wanted, cardinality(ids))
            else (select count(*) from unnest(moments) m where m >= edge) end;
          exit when upto <= asked;
          asked_ids := ids[asked + 1:upto];
          asked_places := places[asked + 1:upto];
          asked := upto;
          while asked_ids is not null loop
            each := least(most, 2 + 3 * most / cardinality(asked_ids));
            with near as materialized (
                select c.*, w.* from unnest(asked_ids, asked_places) c (id, is_place) cross join lateral (
                  ${firstOf('traveller_id', 'not c.is_place')} union all ${firstOf('location_id', 'c.is_place')}) w),
              first as materialized (
                select drop_off_at, booking_id from near union
                select * from unnest(page_at, page) order by 1 desc, 2 desc limit most),
              longer as (
                select id, is_place from near group by 1, 2 having each < most and count(*) = each
                  and ((select count(*) from first) < most or min(drop_off_at) >= (select min(drop_off_at) from first)))
            select (select array_agg(booking_id) from first), (select array_agg(drop_off_at) from first),
              array_agg(id), array_agg(is_place)
            into page, page_at, asked_ids, asked_places from longer;
            edge := page_at[most];
          end loop;
          if asked >= wanted then
            wanted := wanted * 2;
          end if;
        end loop;
        return query select * from unnest(page, page_at);
      end $$`);
  }

  override down(): void {
    this.addSql('drop function bookings_by_piece(text, boolean, int, timestamptz, uuid)');
  }
}
