import type { Constructor } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { BookingWords0161 } from './0161-booking-words.ts';
import { PeopleAndLocationsWords0162 } from './0162-people-and-locations-words.ts';
import { WordsInTheirOrder0191 } from './0191-words-in-their-order.ts';
import { TextsOfBookings0198 } from './0198-texts-of-bookings.ts';
import { ShortPieces0199 } from './0199-short-pieces.ts';
import { LatestBookingsOfTexts0205 } from './0205-latest-bookings-of-texts.ts';
import { BookingsByPiece0206 } from './0206-bookings-by-piece.ts';
import { PartsOfLocations0207 } from './0207-parts-of-locations.ts';
import { ListingsAndPeopleByPiece0216 } from './0216-listings-and-people-by-piece.ts';
import { RarePiecesFirst0217 } from './0217-rare-pieces-first.ts';
import { OnlyBookingsOfTexts0226 } from './0226-only-bookings-of-texts.ts';
import { FewerStepsByPiece0227 } from './0227-fewer-steps-by-piece.ts';
import { CodesByTwoLetters0228 } from './0228-codes-by-two-letters.ts';
import { LooksAmongPeople0232 } from './0232-looks-among-people.ts';

/** What made the index of texts that goes, in its order. */
const earlier: readonly Constructor<Migration>[] = [
  BookingWords0161,
  PeopleAndLocationsWords0162,
  WordsInTheirOrder0191,
  TextsOfBookings0198,
  ShortPieces0199,
  LatestBookingsOfTexts0205,
  BookingsByPiece0206,
  PartsOfLocations0207,
  ListingsAndPeopleByPiece0216,
  RarePiecesFirst0217,
  OnlyBookingsOfTexts0226,
  FewerStepsByPiece0227,
  CodesByTwoLetters0228,
  LooksAmongPeople0232,
];

/** Indexes of trigrams, under the names that they had before: 0161 and 0162 drop them again on the way down. */
const trigrams = [
  ['bookings_traveller_idx', 'bookings', `lower(first_name || ' ' || last_name || ' ' || email)`],
  ['listings_name_idx', 'listings', 'lower(name)'],
  ['listings_words_idx', 'listings', 'search_text'],
  ['companies_name_idx', 'companies', 'lower(name)'],
  [
    'users_words_idx',
    'users',
    `lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone_number, ''))`,
  ],
] as const;

/**
 * Administrators find bookings, people and locations by pg_trgm alone: the index of texts that was kept by triggers took
 * more than half of an insert into bookings. See docs/decisions/database.md.
 */
export class PlainTrigrams0300 extends Migration {
  override name = '0300-plain-trigrams';

  override up(): void {
    this.addSql('drop trigger change_words on listings');
    this.addSql('drop trigger change_words on bookings');
    this.addSql('drop trigger add_words on bookings');
    this.addSql('drop table booking_words, booking_texts');
    this.addSql('drop index users_one_word_idx, users_short_idx, companies_one_word_idx');
    this.addSql('drop index listings_one_word_idx, listings_short_idx, listings_part_idx');
    this.addSql('drop index listings_walk_idx, listings_hidden_idx');
    this.addSql(`drop function bookings_by_piece, listings_by_piece, listings_by_owner, people_by_piece,
      change_location_words, change_booking_words, add_booking_words, forget_booking_texts, is_booking_text_used,
      booking_text, some_pieces, pieces_of, short_pieces, part_of, start_of_week, week_of, as_one_word`);
    // What waits to be put in its place would be gone through by each search.
    for (const [name, table, text] of trigrams)
      this.addSql(`create index ${name} on ${table} using gin ((${text}) gin_trgm_ops) with (fastupdate = off)`);
    this.addSql('create index bookings_code_prefix_idx on bookings (code text_pattern_ops)');
    // Rows in their order with what they are found by: to read the rows themselves would take several times as long.
    this.addSql(`
      create index bookings_walk_idx on bookings (drop_off_at desc, id desc)
      include (code, listing_id, first_name, last_name, email)`);
    this.addSql(`
      create index listings_walk_idx on listings (name, id)
      include (search_text, owner_id, published, bookable, stopped_at)`);
    this.addSql('create index listings_shown_idx on listings (published desc, name, id) include (search_text)');
    this.addSql('drop index bookings_drop_off_idx, listings_order_idx');
    // Without it the planner would take every word for a rare one.
    this.addSql('analyze bookings, users, companies, listings');
  }

  /** As it was before, made out of the bookings by what made it then. */
  override down(): void {
    this.addSql('create index bookings_drop_off_idx on bookings (drop_off_at desc, id desc)');
    this.addSql('create index listings_order_idx on listings (name, id)');
    this.addSql('drop index bookings_walk_idx, listings_walk_idx, listings_shown_idx');
    for (const Earlier of earlier) {
      const migration = new Earlier(this.driver, this.config);
      migration.up();
      for (const statement of migration.getQueries()) this.addSql(statement);
    }
  }
}
