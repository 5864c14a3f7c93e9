import { Migration } from '@mikro-orm/migrations';
import { RarePiecesFirst0217 } from './0217-rare-pieces-first.ts';

const kinds = ['traveller', 'location'] as const;

/** So many of the latest texts are looked at for a sign that very many have the piece. */
const GLANCE = 24;

/** So many texts of one week are counted, and fewer than the second number are few. */
const COUNTED = 24;
const FEW_OF_A_WEEK = 4;

/** So many texts are named by an index of all of them, and not more. */
const FEW = 400;

/** So many of the latest bookings are held against the texts: the first number for a few texts that have several bookings. */
const NEAR = 800;
const LATEST = 2000;

/** So many texts are a few, and fewer than the first number are asked for their bookings at once. */
const SOME = 8;
const MORE = 24;

/** So many texts are gone through along their order before the latest bookings are held against them for the last time. */
const MANY = 700;

/** What is kept of texts that have the piece, rows called `t`, the latest first: those with several bookings, and only bookings. */
const inOrder = (what: string, isWanted: string): string =>
  `array_agg(${what} order by t.last_at desc, t.only_booking_id desc) filter (where ${isWanted})`;
const ofSeveral = (kind: string): string => `t.only_booking_id is null and t.kind = '${kind}'`;
const isOnly = 't.only_booking_id is not null and (t.last_at, t.only_booking_id) < (before_at, before_id)';
const gathered = `count(*) as found, ${kinds
  .flatMap((kind) => [
    `${inOrder('t.id', ofSeveral(kind))} as ${kind}s`,
    `${inOrder('t.last_at', ofSeveral(kind))} as ${kind}_at`,
  ])
  .join(', ')}, ${inOrder('t.only_booking_id', isOnly)} as onlys, ${inOrder('t.last_at', isOnly)} as only_at`;

/** Texts that were not looked at yet, of rows called `t`. */
const left = '(t.last_at, t.id) < (left_at, left_id)';

/** Texts that have the piece by an index of all texts, whatever their moment. */
const columns = 't.id, t.kind, t.last_at, t.only_booking_id';
const byTrigrams = `select ${columns} from booking_texts t where t.text like pattern`;
const byLetters = `select ${columns} from booking_texts t
  where short_pieces(t.text) @> pieces and strpos(t.text, words) > 0`;

/** Texts of a week that have the piece, by an index of letters and pairs of letters for each week. */
const ofWeek = (week: string): string => `select ${columns} from booking_texts t
  where pieces_of(week_of(t.last_at), t.text) @> array[${[1, 2, 3, 4]
    .map((place) => `hashtextextended(pieces[${place}], ${week})`)
    .join(', ')}] and strpos(t.text, words) > 0`;

/**
 * How many of the latest texts have the piece, and how many of a week in the middle, since the latest weeks have few texts:
 * that of the text in the middle of all. Where one in four of the latest has it, or enough for a short page, the week is not
 * asked. And which week is the latest.
 */
const howCommon = `
  select l.hits, week_of(l.latest), case when l.hits >= least(${GLANCE / 4}, 1 + most / 8) then ${COUNTED} else (
    select count(*) from (
      select from (
        select week_of(t.last_at) as week from booking_texts t
        where t.id <= (select max(id) / 2 from booking_texts) order by t.id desc limit 1) m
      cross join lateral (${ofWeek('m.week')} offset 0) t
      limit ${COUNTED}) some_of_them) end
  into near, week, in_a_week
  from (
    select count(*) filter (where strpos(t.text, words) > 0) as hits, max(t.last_at) as latest from (
      select t.text, t.last_at from booking_texts t order by t.last_at desc, t.id desc limit ${GLANCE}) t) l;`;

/** All texts that have a rare piece; of one that is common after all the index names more than are taken. */
const allOfFew = `
  if has_trigrams then
    select ${gathered} into more from (${byTrigrams} limit ${FEW}) t;
  else
    select ${gathered} into more from (${byLetters} limit ${FEW}) t;
  end if;`;

/** The next texts along their order, as if each had several bookings: those that many have are held against the latest ones. */
const alongTheOrder = `
  select count(*) as rows, min(t.last_at) as last_at, (array_agg(t.id))[count(*)] as last_id, count(*) filter (where t.has) as found,
    ${kinds
      .flatMap((kind) => [
        `array_agg(t.id) filter (where t.has and t.kind = '${kind}') as ${kind}s`,
        `array_agg(t.last_at) filter (where t.has and t.kind = '${kind}') as ${kind}_at`,
      ])
      .join(', ')}, null::uuid[] as onlys, null::timestamptz[] as only_at
  into more from (
    select t.id, t.last_at, t.kind, strpos(t.text, words) > 0 as has from (
      select * from booking_texts t where ${left} and t.last_at >= coalesce(edge, '-infinity')
      order by t.last_at desc, t.id desc limit size) t) t;
  seen := seen + more.rows;
  left_at := case when more.rows = size then more.last_at end;
  left_id := more.last_id;
  size := 300;`;

/** The texts of the next weeks, so many weeks as promise enough; after weeks that have none the next that has any text. */
const weekByWeek = `
  promised := 1 + greatest(0, wanted - known) / in_a_week;
  size := least(8, case
    when weeks = 0 then case when edge is null then greatest(2, promised) else 1 end
    when gained = 0 then 2 * least(size, promised)
    else least(promised, 1 + greatest(0, wanted - known) * size / gained) end);
  if left_at < 'infinity' then
    week := (select week_of(t.last_at) from booking_texts t where ${left} order by t.last_at desc, t.id desc limit 1);
  end if;
  if week is null then
    left_at := null;
    exit;
  end if;
  select ${gathered} into more
  from generate_series(week - size + 1, week) n cross join lateral (${ofWeek('n')} and ${left} offset 0) t;
  weeks := weeks + size;
  left_at := start_of_week(week - size + 1);
  left_id := 0;`;

/** All texts that are left, of a piece that many weeks have next to none of. */
const allThatAreLeft = `
  if has_trigrams then
    select ${gathered} into more from (${byTrigrams} and ${left}) t;
  else
    select ${gathered} into more from (${byLetters} and ${left}) t;
  end if;
  left_at := null;`;

/** Adds what was found to what is known. */
const keepMore = `
  gained := more.found;
  if gained > 0 then
    travellers := travellers || more.travellers;
    traveller_at := traveller_at || more.traveller_at;
    locations := locations || more.locations;
    location_at := location_at || more.location_at;
    onlys := onlys || more.onlys;
    only_at := only_at || more.only_at;
    known := cardinality(travellers) + cardinality(locations) + cardinality(onlys);
    -- Those that may have bookings only before the page are as many as there are pages before it, or fewer.
    if before_at < 'infinity' then
      wanted := greatest(wanted, most + (select count(*) from unnest(traveller_at || location_at) m where m >= before_at));
    end if;
  end if;`;

/** What the latest bookings have, down to the moment of the last text that was looked at. */
const heldAgainstLatest = `
  select coalesce(array_agg(w.booking_id), '{}'), coalesce(array_agg(w.drop_off_at), '{}') into page, page_at from (
    select w.booking_id, w.drop_off_at from (
      select * from booking_words w where (w.drop_off_at, w.booking_id) < (before_at, before_id)
        and w.drop_off_at > coalesce(left_at, '-infinity')
      order by w.drop_off_at desc, w.booking_id desc limit latest) w
    where w.traveller_id in (select unnest(travellers)) or w.location_id in (select unnest(locations))
      or w.booking_id in (select unnest(onlys))
    order by w.drop_off_at desc, w.booking_id desc limit most) w;`;

/** The page with the only bookings of texts, which are in order. */
const withOnlyOnes = `
  if cardinality(onlys) > merged then
    if cardinality(page) = 0 then
      page := onlys[1:most];
      page_at := only_at[1:most];
    else
      select array_agg(w.booking_id), array_agg(w.drop_off_at) into page, page_at from (
        select * from unnest(page, page_at) w (booking_id, drop_off_at) union select * from unnest(onlys, only_at)
        order by 2 desc, 1 desc limit most) w;
    end if;
    merged := cardinality(onlys);
    edge := page_at[most];
    is_new := true;
  end if;`;

/** The page with the first bookings of texts that have several, which are asked again for more where all of theirs are on it. */
const withThoseOf = (kind: string): string => `
  upto := least(wanted, cardinality(${kind}s));
  if edge is not null then
    upto := ${kind}s_asked;
    while upto < cardinality(${kind}s) and ${kind}_at[upto + 1] >= edge loop
      upto := upto + 1;
    end loop;
  end if;
  if upto > ${kind}s_asked then
    asked := ${kind}s[${kind}s_asked + 1:upto];
    ${kind}s_asked := upto;
    is_new := true;
    while asked is not null loop
      each := least(most, 2 + 3 * most / cardinality(asked));
      with first as materialized (
        select distinct on (n.drop_off_at, n.booking_id) n.id, n.booking_id, n.drop_off_at from (
          select c.id, w.booking_id, w.drop_off_at from unnest(asked) c (id) cross join lateral (
            select w.booking_id, w.drop_off_at from booking_words w
            where w.${kind}_id = c.id and (w.drop_off_at, w.booking_id) < (before_at, before_id)
              and w.drop_off_at >= coalesce(edge, '-infinity')
            order by w.drop_off_at desc, w.booking_id desc limit each) w
          union all select null, * from unnest(page, page_at)) n
        order by n.drop_off_at desc, n.booking_id desc, n.id limit most)
      select coalesce(array_agg(booking_id), '{}'), coalesce(array_agg(drop_off_at), '{}'), (
        select array_agg(id) from (
          select id from first where each < most and id is not null group by id having count(*) = each) longer)
      into page, page_at, asked from first;
      edge := page_at[most];
    end loop;
  end if;`;

/**
 * The first bookings that a piece finds, with fewer and shorter statements than before: a text that only one booking has names
 * it, and texts of travellers and of locations are asked for theirs each by a statement of their own. See
 * docs/decisions/database.md.
 */
export class FewerStepsByPiece0227 extends Migration {
  override name = '0227-fewer-steps-by-piece';

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
        -- Texts that have the piece and several bookings, the latest first, each with the moment after which it has none.
        travellers bigint[] := '{}';
        traveller_at timestamptz[] := '{}';
        locations bigint[] := '{}';
        location_at timestamptz[] := '{}';
        -- The bookings of texts that have only one, those after the page left out.
        onlys uuid[] := '{}';
        only_at timestamptz[] := '{}';
        -- How many texts are known, and how many are enough before the page is full.
        known int := 0;
        wanted int := most;
        more record;
        gained int := 0;
        -- Where those begin that were not looked at; null when there are none.
        left_at timestamptz := 'infinity';
        left_id bigint := 0;
        week bigint;
        weeks int := 0;
        seen int := 0;
        -- How many were seen when the latest bookings were held against them.
        looked int := 0;
        size int := 150;
        -- So many weeks are likely to have enough.
        promised int;
        latest int;
        -- What of the texts is on the page already, or cannot be.
        merged int := 0;
        travellers_asked int := 0;
        locations_asked int := 0;
        -- Those that are asked now, for as many bookings each.
        asked bigint[];
        upto int;
        each int;
        -- The page as far as it is known; nothing before its last moment has to be asked for.
        page uuid[] := '{}';
        page_at timestamptz[] := '{}';
        edge timestamptz;
        is_new boolean;
      begin
        ${howCommon}
        if in_a_week < ${FEW_OF_A_WEEK} then
          ${allOfFew}
          if more.found = 0 then
            return;
          end if;
          if more.found < ${FEW} then
            ${keepMore}
            left_at := null;
          end if;
          in_a_week := greatest(in_a_week, 1);
        end if;
        loop
          while left_at is not null and case when edge is null then known < wanted else left_at >= edge end loop
            -- Texts that many bookings share fill the page sooner.
            exit when travellers_asked + locations_asked = 0 and weeks = 0 and seen > looked
              and cardinality(travellers) + cardinality(locations) > most / 4;
            if (seen = 0 and near > most / 26)
              or (weeks = 0 and seen > 0 and (known * 16 > seen or (edge is not null and seen < 1000))) then
              ${alongTheOrder}
            elsif weeks < 16 or gained * 2 > size * 3 then
              ${weekByWeek}
            else
              ${allThatAreLeft}
            end if;
            ${keepMore}
          end loop;
          -- What the latest bookings have fills the page by themselves: after that moment their texts were all looked at.
          if travellers_asked + locations_asked = 0 and weeks = 0
            and (cardinality(travellers) + cardinality(locations) > (case when seen > 0 then most / 4 else ${MORE} end) or cardinality(travellers) > ${SOME}) then
            latest := case when seen > 0 or cardinality(travellers) + cardinality(locations) > ${MORE} then ${LATEST} else ${NEAR} end;
            ${heldAgainstLatest}
            exit when cardinality(page) = most;
            looked := seen;
            if left_at is not null and seen < ${MANY} then
              wanted := greatest(wanted, known + 1);
              continue;
            end if;
          end if;
          is_new := false;
          ${withOnlyOnes}
          ${withThoseOf('traveller')}
          ${withThoseOf('location')}
          exit when not is_new;
          if edge is null then
            wanted := 2 * greatest(wanted, known);
          end if;
        end loop;
        return query select * from unnest(page, page_at);
      end $$`);
  }

  override down(): void {
    const earlier = new RarePiecesFirst0217(this.driver, this.config);
    earlier.up();
    for (const statement of earlier.getQueries()) this.addSql(statement);
  }
}
