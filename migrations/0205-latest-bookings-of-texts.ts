import { Migration } from '@mikro-orm/migrations';
import { TextsOfBookings0198 } from './0198-texts-of-bookings.ts';

const columns = 'booking_id, code, drop_off_at, traveller_id, location_id';

const traveller = (row: string): string => `${row}.first_name || ' ' || ${row}.last_name || ' ' || ${row}.email`;

/** Raises what a text knows of its latest drop-off: locations come before travellers wherever both are written. */
const raise = (number: string): string =>
  `update booking_texts set last_at = new.drop_off_at where id = ${number} and last_at < new.drop_off_at`;

/**
 * A text of bookings knows the moment after which none of them is dropped off, so that the first bookings of a piece are
 * looked for in the few texts with the latest ones, however many have it. A traveller's name and address are one text,
 * and bookings point at it and at their location's name. See docs/decisions/database.md.
 */
export class LatestBookingsOfTexts0205 extends Migration {
  override name = '0205-latest-bookings-of-texts';

  override up(): void {
    this.addSql('drop table booking_texts');
    this.addSql('alter table booking_words rename to earlier_words');
    this.addSql('drop trigger forget_texts on earlier_words');
    this.addSql('drop trigger forget_texts_of_deleted on earlier_words');
    this.addSql('drop function forget_booking_texts(), is_booking_text_used(bigint), booking_text(text, text)');
    this.addSql(`
      create table booking_texts (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('location', 'traveller')),
        text text not null,
        last_at timestamptz not null,
        unique (kind, text)
      )`);
    this.addSql(`
      insert into booking_texts (kind, text, last_at)
      select 'location', as_one_word(location), max(drop_off_at) from earlier_words group by 2
      union all select 'traveller', as_one_word(traveller), max(drop_off_at) from earlier_words group by 2`);
    this.addSql('analyze booking_texts');
    this.addSql(`
      create table booking_words (
        booking_id uuid not null,
        code text not null,
        drop_off_at timestamptz not null,
        traveller_id bigint not null,
        location_id bigint not null
      )`);
    this.addSql(`
      insert into booking_words (${columns})
      select w.booking_id, w.code, w.drop_off_at, t.id, l.id from earlier_words w
      join booking_texts t on t.kind = 'traveller' and t.text = as_one_word(w.traveller)
      join booking_texts l on l.kind = 'location' and l.text = as_one_word(w.location)
      order by w.drop_off_at`);
    this.addSql('drop table earlier_words');
    // After the rows, which takes half of the time.
    this.addSql(`
      alter table booking_words add primary key (booking_id),
        add foreign key (booking_id) references bookings on delete cascade`);
    this.addSql(
      'create index booking_words_code_idx on booking_words (code text_pattern_ops) include (drop_off_at, booking_id)',
    );
    for (const kind of ['traveller', 'location'])
      this.addSql(`
        create index booking_words_${kind}_idx on booking_words (${kind}_id, drop_off_at desc, booking_id desc)`);
    this.addSql(`
      create index booking_words_walk_idx on booking_words (drop_off_at desc, booking_id desc)
      include (traveller_id, location_id)`);
    this.addTextIndexes();
    this.addTriggers();
    this.addSql('analyze booking_texts, booking_words');
  }

  private addTextIndexes(): void {
    this.addSql(`
      create function week_of(moment timestamptz) returns bigint language sql immutable strict parallel safe
      return floor(extract(epoch from moment - timestamptz '1970-01-01Z') / 604800)::bigint`);
    this.addSql(`
      create function start_of_week(week bigint) returns timestamptz language sql immutable strict parallel safe
      return to_timestamp(week * 604800.0)`);
    this.addSql(`
      create function pieces_of(part bigint, written text) returns bigint[] language sql immutable strict parallel safe
      return (select array_agg(hashtextextended(piece, part)) from unnest(short_pieces(written)) piece)`);
    this.addSql(`
      create function some_pieces(written text) returns text[] language plpgsql immutable strict parallel safe as $$
      declare
        pieces text[] := short_pieces(written);
        letters int := length(written);
      begin
        return case letters when 0 then '{}' when 1 then pieces else array[pieces[letters + 1],
          pieces[letters + 1 + (letters - 1) / 3], pieces[letters + 1 + (letters - 1) * 2 / 3], pieces[2 * letters - 1]] end;
      end $$`);
    this.addSql('create index booking_texts_walk_idx on booking_texts (last_at desc, id desc) include (kind, text)');
    // What was added last waits to be put in its place with others, which takes a fifth of the time, and is looked through by
    // each search until then: little of it, and least where a search looks several times.
    const byPieces = [
      ['idx', 'text gin_trgm_ops', 128],
      ['short_idx', 'short_pieces(text)', 128],
      ['week_idx', 'pieces_of(week_of(last_at), text)', 64],
    ] as const;
    for (const [name, what, kilobytes] of byPieces)
      this.addSql(`
        create index booking_texts_${name} on booking_texts using gin (${what})
        with (gin_pending_list_limit = ${kilobytes})`);
  }

  private addTriggers(): void {
    // The number of a text that a booking at a moment has, held until the transaction ends, so that nobody takes it away
    // meanwhile. A plan that was made while there were few texts would go through all of them as long as a connection lasts.
    this.addSql(`
      create function booking_text(its_kind text, written text, moment timestamptz) returns bigint language plpgsql
      set enable_seqscan = off as $$
      declare
        words text := as_one_word(lower(written));
        its booking_texts;
      begin
        loop
          select * into its from booking_texts where kind = its_kind and text = words for key share;
          exit when found;
          insert into booking_texts (kind, text, last_at) values (its_kind, words, moment)
          on conflict do nothing returning * into its;
          exit when found;
        end loop;
        if its.last_at < moment then
          update booking_texts set last_at = moment where id = its.id and last_at < moment;
        end if;
        return its.id;
      end $$`);
    this.addSql(`
      create or replace function add_booking_words() returns trigger language plpgsql
      set enable_seqscan = off as $$
      begin
        insert into booking_words (${columns})
        with words as materialized (
            select b.id, b.code, b.drop_off_at, ${traveller('b')} as traveller, l.name as location
            from added b join listings l on l.id = b.listing_id),
          texts as materialized (
            select kind, text, booking_text(kind, text, moment) as id from (
              select 'location' as kind, location as text, max(drop_off_at) as moment from words group by location
              union all select 'traveller', traveller, max(drop_off_at) from words group by traveller
              order by 1, 2) each_once)
        select w.id, w.code, w.drop_off_at, t.id, l.id from words w
        join texts t on t.kind = 'traveller' and t.text = w.traveller
        join texts l on l.kind = 'location' and l.text = w.location;
        return null;
      end $$`);
    // Which location's name it has is read with the row: somebody else may be renaming it.
    this.addSql(`
      create or replace function change_booking_words() returns trigger language plpgsql
      set enable_seqscan = off as $$
      declare
        location bigint;
        traveller bigint;
        its booking_words;
      begin
        if new.listing_id <> old.listing_id then
          location := booking_text('location', (select name from listings where id = new.listing_id), new.drop_off_at);
        end if;
        if (new.first_name, new.last_name, new.email) is distinct from (old.first_name, old.last_name, old.email) then
          traveller := booking_text('traveller', ${traveller('new')}, new.drop_off_at);
        end if;
        update booking_words w set code = new.code, drop_off_at = new.drop_off_at,
          location_id = coalesce(location, w.location_id), traveller_id = coalesce(traveller, w.traveller_id)
        where booking_id = new.id returning * into its;
        if new.drop_off_at > old.drop_off_at then
          ${raise('its.location_id')};
          ${raise('its.traveller_id')};
        end if;
        return null;
      end $$`);
    // Whoever books has the location's row of capacity: bookings that began under the old name are waited for, and those
    // that somebody moves where their row is written, so that the latest drop-off is asked for once more after that.
    this.addSql(`
      create or replace function change_location_words() returns trigger language plpgsql
      set enable_seqscan = off as $$
      declare
        latest timestamptz;
        number bigint;
      begin
        perform from listing_capacity where listing_id = new.id for update;
        latest := (select max(drop_off_at) from bookings where listing_id = new.id);
        if latest is not null then
          number := booking_text('location', new.name, latest);
          update booking_words set location_id = number
          where booking_id in (select id from bookings where listing_id = new.id);
          update booking_texts t set last_at = w.last_at
          from (select max(drop_off_at) as last_at from booking_words where location_id = number) w
          where t.id = number and t.last_at < w.last_at;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create function is_booking_text_used(number bigint) returns boolean language sql stable
      set enable_seqscan = off as $$
        select exists (select from booking_words where traveller_id = number)
          or exists (select from booking_words where location_id = number)
      $$`);
    // Who takes a text from a booking waits for others who do, then for those who give it to one, and looks again.
    this.addSql(`
      create function forget_booking_texts() returns trigger language plpgsql
      set enable_seqscan = off as $$
      declare numbers bigint[] := array[old.location_id, old.traveller_id];
      begin
        if tg_op = 'UPDATE' then
          numbers := array(select unnest(numbers) except select unnest(array[new.location_id, new.traveller_id]));
        end if;
        perform from booking_texts where id = any (numbers) order by id for no key update;
        perform from booking_texts t where t.id = any (numbers) and not is_booking_text_used(t.id) order by id for update;
        if found then
          delete from booking_texts t where t.id = any (numbers) and not is_booking_text_used(t.id);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger forget_texts after update of traveller_id, location_id on booking_words for each row
      when ((old.traveller_id, old.location_id) is distinct from (new.traveller_id, new.location_id))
      execute function forget_booking_texts()`);
    this.addSql(`
      create trigger forget_texts_of_deleted after delete on booking_words for each row
      execute function forget_booking_texts()`);
  }

  /** As it was before, made anew out of the bookings. */
  override down(): void {
    this.addSql('drop trigger forget_texts on booking_words');
    this.addSql('drop trigger forget_texts_of_deleted on booking_words');
    this.addSql('drop function forget_booking_texts(), is_booking_text_used(bigint)');
    this.addSql('drop function booking_text(text, text, timestamptz)');
    this.addSql('drop table booking_texts');
    this.addSql(
      'drop function some_pieces(text), pieces_of(bigint, text), start_of_week(bigint), week_of(timestamptz)',
    );
    const earlier = new TextsOfBookings0198(this.driver, this.config);
    earlier.up();
    for (const statement of earlier.getQueries()) this.addSql(statement);
    this.addSql('create index booking_texts_short_idx on booking_texts using gin (short_pieces(text))');
    this.addSql('analyze booking_texts');
  }
}
