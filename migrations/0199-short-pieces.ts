import { Migration } from '@mikro-orm/migrations';

const words = `lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone_number, ''))`;

/**
 * Trigrams name nothing for a piece of one or two letters, so that every row was read for one that few have: half a
 * second of people, two of bookings. An index of all letters and pairs of letters names these rows.
 */
export class ShortPieces0199 extends Migration {
  override name = '0199-short-pieces';

  override up(): void {
    this.addSql(`
      create function short_pieces(written text) returns text[] language plpgsql immutable strict parallel safe as $$
      declare
        letters text[] := string_to_array(written, null);
        pieces text[] := letters;
      begin
        for place in 2 .. coalesce(array_length(letters, 1), 0) loop
          pieces := pieces || (letters[place - 1] || letters[place]);
        end loop;
        return pieces;
      end $$`);
    this.addSql('create index booking_texts_short_idx on booking_texts using gin (short_pieces(text))');
    this.addSql(`create index users_short_idx on users using gin (short_pieces(${words}))`);
    this.addSql('create index listings_short_idx on listings using gin (short_pieces(search_text))');
    this.addSql('analyze booking_texts, users, listings');
  }

  override down(): void {
    this.addSql('drop index listings_short_idx, users_short_idx, booking_texts_short_idx');
    this.addSql('drop function short_pieces(text)');
  }
}
