import { Migration } from '@mikro-orm/migrations';
import { BookingsByPiece0206 } from './0206-bookings-by-piece.ts';

/** So many of the latest texts are looked at for a sign that very many have the piece. */
const GLANCE = 24;

/** So many texts of one week are counted, and fewer than the second number are few. */
const COUNTED = 24;
const FEW_OF_A_WEEK = 4;

/** So many texts are named by an index of all of them, and not more. */
const FEW = 400;

/** So many texts are asked for their own bookings before the latest bookings are held against them. */
const ASKED = 24;

/** So many of the latest bookings are held against the texts. */
const LATEST = 2000;

/** So many texts are gone through for that. */
const MANY = 700;

/** What is kept of texts that have the piece, of rows called `t`, the latest first. */
const inOrder = (what: string): string =>
  `array_agg(${what} order by t.last_at desc, t.id desc) filter (where t.id is not null)`;
const gathered = `${inOrder('t.id')} as ids, ${inOrder('t.last_at')} as moments, ${inOrder("t.kind = 'location'")} as places`;

/** Texts that were not looked at yet, of rows called `t`. */
const left = '(t.last_at, t.id) < (left_at, left_id)';

/** Texts that have the piece by an index of all texts, whatever their moment. */
const byTrigrams = 'select * from booking_texts t where t.text like pattern';
const byLetters = 'select * from booking_texts t where short_pieces(t.text) @> pieces and strpos(t.text, words) > 0';

/** Texts of a week that have the piece, by letters and pairs of letters, whose numbers for that week are `k.pieces`. */
const ofWeek = `select * from booking_texts t
  where pieces_of(week_of(t.last_at), t.text) @> k.pieces and strpos(t.text, words) > 0`;
const numbersOf = (week: string): string =>
  `(select array_agg(hashtextextended(p, ${week})) as pieces from unnest(pieces) p) k`;

/**
 * How many of the latest texts have the piece, and how many of a week in the middle, since the latest weeks have few texts:
 * that of the text in the middle of all. Where one in four of the latest has it, or enough for a short page, the week is not
 * asked.
 */
const howCommon = `
  select l.hits, case when l.hits >= least(${GLANCE / 4}, 1 + most / 8) then ${COUNTED} else (
    select count(*) from (
      select from (
        select week_of(t.last_at) as week from booking_texts t
        where t.id <= (select max(id) / 2 from booking_texts) order by t.id desc limit 1) m
      cross join lateral ${numbersOf('m.week')} cross join lateral (${ofWeek} offset 0) t
      limit ${COUNTED}) some_of_them) end
  into near, in_a_week
  from (
    select count(*) as hits from (
      select t.text from booking_texts t order by t.last_at desc, t.id desc limit ${GLANCE}) t
    where strpos(t.text, words) > 0) l;`;

/** All texts that have a rare piece; of one that is common after all the index names more than are taken. */
const allOfFew = `
  if has_trigrams then
    select ${gathered} into more from (${byTrigrams} limit ${FEW}) t;
  else
    select ${gathered} into more from (${byLetters} limit ${FEW}) t;
  end if;`;

/** The next texts along their order. */
const alongTheOrder = `
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
  size := 300;`;

/** The texts of the next weeks, so many weeks as promise enough. */
const weekByWeek = `
  size := case
    when weeks > 0 and gained = 0 then least(8, 2 * size)
    when weeks > 0 then least(8, 1 + (wanted - cardinality(ids)) * size / gained)
    when edge is null then greatest(2, least(8, 1 + wanted / in_a_week))
    else 1 end;
  with recursive next (week, place) as (
    (select week_of(t.last_at), 1 from booking_texts t where ${left} order by t.last_at desc, t.id desc limit 1)
    union all
    select week_of(t.last_at), n.place + 1 from next n cross join lateral (
      select t.last_at from booking_texts t where t.last_at < start_of_week(n.week) order by t.last_at desc limit 1) t
    where n.place < size)
  select max(n.place) as weeks, min(n.week) as last_week, ${gathered}
  into more from next n cross join lateral ${numbersOf('n.week')}
  left join lateral (${ofWeek} and ${left} offset 0) t on true;
  weeks := weeks + more.weeks;
  left_at := case when more.weeks = size then start_of_week(more.last_week) end;
  left_id := 0;`;

/** All texts that are left, of a piece that many weeks have next to none of. */
const allThatAreLeft = `
  if has_trigrams then
    select ${gathered} into more from (${byTrigrams} and ${left}) t;
  else
    select ${gathered} into more from (${byLetters} and ${left}) t;
  end if;
  left_at := null;`;

/** What the latest bookings have, down to the moment of the last text that was looked at. */
const heldAgainstLatest = `
  select coalesce(array_agg(w.booking_id), '{}'), coalesce(array_agg(w.drop_off_at), '{}') into page, page_at from (
    select w.booking_id, w.drop_off_at from (
      select * from booking_words w where (w.drop_off_at, w.booking_id) < (before_at, before_id)
        and w.drop_off_at > coalesce(left_at, '-infinity')
      order by w.drop_off_at desc, w.booking_id desc limit ${LATEST}) w
    where w.traveller_id in (select unnest(ids)) or w.location_id in (select unnest(ids))
    order by w.drop_off_at desc, w.booking_id desc limit most) w;`;

/** The first bookings of each text of a kind, so many as are taken of each. */
const firstOf = (column: string, isOfKind: string): string => `
  select c.*, w.* from unnest(asked_ids, asked_places) c (id, is_place) cross join lateral (
    select w.booking_id, w.drop_off_at from booking_words w
    where w.${column} = c.id and (w.drop_off_at, w.booking_id) < (before_at, before_id)
      and w.drop_off_at >= coalesce(edge, '-infinity')
    order by w.drop_off_at desc, w.booking_id desc limit each) w
  where ${isOfKind}`;

/** The page together with the first bookings of some texts, and those of them that may have more on it. */
const askedForTheirs = `
  each := least(most, 2 + 3 * most / cardinality(asked_ids));
  with near as materialized (
      ${firstOf('traveller_id', 'not c.is_place')} union all ${firstOf('location_id', 'c.is_place')}),
    first as materialized (
      select drop_off_at, booking_id from near union
      select * from unnest(page_at, page) order by 1 desc, 2 desc limit most),
    longer as (
      select id, is_place from near group by 1, 2 having each < most and count(*) = each
        and ((select count(*) from first) < most or min(drop_off_at) >= (select min(drop_off_at) from first)))
  select (select array_agg(booking_id) from first), (select array_agg(drop_off_at) from first),
    array_agg(id), array_agg(is_place)
  into page, page_at, asked_ids, asked_places from longer;
  edge := page_at[most];`;

/**
 * The first bookings that a piece finds, with fewer and shorter statements than before: what few texts have is asked for
 * first, so that nothing else is looked at for it; what many have is found in as many weeks at once as it is likely to take. See
 * docs/decisions/database.md.
 */
export class RarePiecesFirst0217 extends Migration {
  override name = '0217-rare-pieces-first';

  override up(): void {
    this.addSql(`
      create or replace function bookings_by_piece(
        piece text, has_trigrams boolean, most int, before_at timestamptz, before_id uuid
      ) returns table (booking_id uuid, drop_off_at timestamptz) language plpgsql stable strict
      set enable_seqscan = off set enable_memoize = off set enable_hashagg = off
      set plan_cache_mode = force_generic_plan as $$
      #variable_conflict use_column
      declare
        words constant text := as_one_word(piece);
        pattern constant text := '%' || replace(replace(words, '\\', '\\\\'), '%', '\\%') || '%';
        pieces constant text[] := some_pieces(words);
        near int;
        in_a_week int;
        -- Texts that have the piece, the latest first, each with the moment after which it has no booking.
        ids bigint[] := '{}';
        moments timestamptz[] := '{}';
        places boolean[] := '{}';
        more record;
        gained int := 0;
        -- Where those begin that were not looked at; null when there are none.
        left_at timestamptz := 'infinity';
        left_id bigint := 0;
        seen int := 0;
        -- How many were seen when the latest bookings were held against them.
        looked int := 0;
        weeks int := 0;
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
        ${howCommon}
        if in_a_week < ${FEW_OF_A_WEEK} then
          ${allOfFew}
          if more.ids is null then
            return;
          end if;
          if cardinality(more.ids) < ${FEW} then
            ids := more.ids;
            moments := more.moments;
            places := more.places;
            left_at := null;
            wanted := wanted + (select count(*) from unnest(moments) m where before_at < 'infinity' and m >= before_at);
          end if;
          in_a_week := greatest(in_a_week, 1);
        end if;
        loop
          while left_at is not null and case when edge is null then cardinality(ids) < wanted else left_at >= edge end loop
            -- Texts that many bookings share fill the page sooner.
            exit when asked = 0 and weeks = 0 and seen > looked and cardinality(ids) > most / 4;
            if (seen = 0 and near > most / 26)
              or (weeks = 0 and seen > 0 and (cardinality(ids) * 16 > seen or (edge is not null and seen < 1000))) then
              ${alongTheOrder}
            elsif weeks < 16 or gained * 2 > size * 3 then
              ${weekByWeek}
            else
              ${allThatAreLeft}
            end if;
            gained := coalesce(cardinality(more.ids), 0);
            if gained > 0 then
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
          if asked = 0 and weeks = 0 and cardinality(ids) > (case when seen > 0 then most / 4 else ${ASKED} end) then
            ${heldAgainstLatest}
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
            ${askedForTheirs}
          end loop;
          if asked >= wanted then
            wanted := wanted * 2;
          end if;
        end loop;
        return query select * from unnest(page, page_at);
      end $$`);
  }

  override down(): void {
    const earlier = new BookingsByPiece0206(this.driver, this.config);
    earlier.down();
    earlier.up();
    for (const statement of earlier.getQueries()) this.addSql(statement);
  }
}
