import { Migration } from '@mikro-orm/migrations';

/** Signs within names and addresses, each with a letter of Ogham in its place: `translate` takes three times as long. */
const separators = [
  [' ', 'ᚁ'],
  ['.', 'ᚂ'],
  ['@', 'ᚃ'],
  ['-', 'ᚄ'],
  ['_', 'ᚅ'],
  ['+', 'ᚆ'],
] as const;

/**
 * What administrators find by a piece of a name, among a million bookings. Trigrams end at spaces and points, so that
 * `ann 1` named every row with `ann` and a `1`: as one word, whose separators are letters that no text of ours has, a
 * text has trigrams across them. Words of bookings stand in rows of their own, which are narrow to walk, change only
 * when a name or a drop-off does, and hold the location's name too. See docs/decisions/database.md.
 */
export class BookingWords0161 extends Migration {
  override name = '0161-booking-words';

  override up(): void {
    const oneWord = separators.reduce((word, [sign, letter]) => `replace(${word}, '${sign}', '${letter}')`, 'written');
    this.addSql(`
      create function as_one_word(written text) returns text language sql immutable parallel safe return ${oneWord}`);
    this.addSql(`
      create table booking_words (
        booking_id uuid primary key references bookings on delete cascade,
        code text not null,
        drop_off_at timestamptz not null,
        traveller text not null,
        location text not null,
        words text not null generated always as (as_one_word(traveller || E'\\n' || location)) stored
      )`);
    this.addSql(`
      insert into booking_words (booking_id, code, drop_off_at, traveller, location)
      select b.id, b.code, b.drop_off_at, lower(b.first_name || ' ' || b.last_name || ' ' || b.email), lower(l.name)
      from bookings b join listings l on l.id = b.listing_id order by b.drop_off_at`);
    this.addSql('create index booking_words_order_idx on booking_words (drop_off_at desc, booking_id desc)');
    this.addSql(
      'create index booking_words_code_idx on booking_words (code text_pattern_ops) include (drop_off_at, booking_id)',
    );
    this.addSql('create index booking_words_idx on booking_words using gin (words gin_trgm_ops)');
    this.addSql(`
      create function add_booking_words() returns trigger language plpgsql as $$
      begin
        insert into booking_words (booking_id, code, drop_off_at, traveller, location)
        select b.id, b.code, b.drop_off_at, lower(b.first_name || ' ' || b.last_name || ' ' || b.email), lower(l.name)
        from added b join listings l on l.id = b.listing_id;
        return null;
      end $$`);
    this.addSql(`
      create trigger add_words after insert on bookings referencing new table as added
      for each statement execute function add_booking_words()`);
    this.addSql(`
      create function change_booking_words() returns trigger language plpgsql as $$
      begin
        update booking_words set code = new.code, drop_off_at = new.drop_off_at,
          traveller = lower(new.first_name || ' ' || new.last_name || ' ' || new.email)
        where booking_id = new.id;
        if new.listing_id <> old.listing_id then
          update booking_words set location = (select lower(name) from listings where id = new.listing_id)
          where booking_id = new.id;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger change_words
      after update of code, drop_off_at, first_name, last_name, email, listing_id on bookings for each row
      when ((old.code, old.drop_off_at, old.first_name, old.last_name, old.email, old.listing_id)
        is distinct from (new.code, new.drop_off_at, new.first_name, new.last_name, new.email, new.listing_id))
      execute function change_booking_words()`);
    // Whoever books has the location's row of capacity: bookings that began under the old name are waited for.
    this.addSql(`
      create function change_location_words() returns trigger language plpgsql as $$
      begin
        perform from listing_capacity where listing_id = new.id for update;
        update booking_words set location = lower(new.name)
        where booking_id in (select id from bookings where listing_id = new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger change_words after update of name on listings for each row
      when (old.name is distinct from new.name) execute function change_location_words()`);
    this.addSql('drop index bookings_traveller_idx, bookings_code_prefix_idx');
    this.addSql('analyze booking_words');
  }

  override down(): void {
    this.addSql('create index bookings_code_prefix_idx on bookings (code text_pattern_ops)');
    this.addSql(`
      create index bookings_traveller_idx on bookings
      using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`);
    this.addSql('drop trigger change_words on listings');
    this.addSql('drop trigger change_words on bookings');
    this.addSql('drop trigger add_words on bookings');
    this.addSql('drop function change_location_words(), change_booking_words(), add_booking_words()');
    this.addSql('drop table booking_words');
    this.addSql('drop function as_one_word(text)');
  }
}
