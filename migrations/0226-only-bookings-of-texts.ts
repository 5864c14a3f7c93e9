import { Migration } from '@mikro-orm/migrations';

const byPieces = [
  ['idx', 'text gin_trgm_ops', 128],
  ['short_idx', 'short_pieces(text)', 128],
  ['week_idx', 'pieces_of(week_of(last_at), text)', 64],
] as const;

const traveller = (row: string): string => `${row}.first_name || ' ' || ${row}.last_name || ' ' || ${row}.email`;

/** What a text knows when its booking moves. Locations come before travellers wherever both are written. */
const movedLater = (number: string): string =>
  `update booking_texts set last_at = new.drop_off_at where id = ${number} and last_at < new.drop_off_at;`;
const movedEarlier = (number: string): string =>
  `update booking_texts set only_booking_id = null
   where id = ${number} and only_booking_id = new.id and last_at > new.drop_off_at;`;

/** Writes the words of bookings that were added; their texts are told of an only booking, or not. */
const addWords = (knowsOnlyOnes: boolean): string => `
  create or replace function add_booking_words() returns trigger language plpgsql
  set enable_seqscan = off as $$
  begin
    insert into booking_words (booking_id, code, drop_off_at, traveller_id, location_id)
    with words as materialized (
        select b.id, b.code, b.drop_off_at, ${traveller('b')} as traveller, l.name as location
        from added b join listings l on l.id = b.listing_id),
      texts as materialized (
        select kind, text, booking_text(kind, text, moment${knowsOnlyOnes ? ', only_id' : ''}) as id from (
          select 'location' as kind, location as text, max(drop_off_at) as moment,
            case when count(*) = 1 then (array_agg(id))[1] end as only_id from words group by location
          union all select 'traveller', traveller, max(drop_off_at),
            case when count(*) = 1 then (array_agg(id))[1] end from words group by traveller
          order by 1, 2) each_once)
    select w.id, w.code, w.drop_off_at, t.id, l.id from words w
    join texts t on t.kind = 'traveller' and t.text = w.traveller
    join texts l on l.kind = 'location' and l.text = w.location;
    return null;
  end $$`;

/** Changes the words of a booking. Which location's name it has is read with the row: somebody else may be renaming it. */
const changeWords = (knowsOnlyOnes: boolean): string => {
  const itself = knowsOnlyOnes ? ', new.id' : '';
  return `
  create or replace function change_booking_words() returns trigger language plpgsql
  set enable_seqscan = off as $$
  declare
    location bigint;
    traveller bigint;
    its booking_words;
  begin
    if new.listing_id <> old.listing_id then
      location := booking_text('location', (select name from listings where id = new.listing_id), new.drop_off_at${itself});
    end if;
    if (new.first_name, new.last_name, new.email) is distinct from (old.first_name, old.last_name, old.email) then
      traveller := booking_text('traveller', ${traveller('new')}, new.drop_off_at${itself});
    end if;
    update booking_words w set code = new.code, drop_off_at = new.drop_off_at,
      location_id = coalesce(location, w.location_id), traveller_id = coalesce(traveller, w.traveller_id)
    where booking_id = new.id returning * into its;
    if new.drop_off_at > old.drop_off_at then
      ${movedLater('its.location_id')}
      ${movedLater('its.traveller_id')}
    ${
      knowsOnlyOnes
        ? `elsif new.drop_off_at < old.drop_off_at then
      ${movedEarlier('its.location_id')}
      ${movedEarlier('its.traveller_id')}`
        : ''
    }
    end if;
    return null;
  end $$`;
};

/**
 * A text knows its only booking, whose drop-off is then its `last_at`; it forgets it for good when it is given to another
 * one, or when that booking moves to an earlier time. Most texts have only one, and needn't be asked for it. See
 * docs/decisions/database.md.
 */
export class OnlyBookingsOfTexts0226 extends Migration {
  override name = '0226-only-bookings-of-texts';

  override up(): void {
    this.addOnlyBookings();
    // The number of a text that a booking at a moment has, held until the transaction ends, so that nobody takes it away
    // meanwhile. Where it has to be written that is the first hold, so that who takes it away is waited for and never
    // waits for this. Whether it is the text's only one is believed of a new text only.
    this.addSql('drop function booking_text(text, text, timestamptz)');
    this.addSql(`
      create function booking_text(its_kind text, written text, moment timestamptz, only_id uuid default null)
      returns bigint language plpgsql set enable_seqscan = off as $$
      declare
        words text := as_one_word(lower(written));
        number bigint;
      begin
        loop
          select id into number from booking_texts
            where kind = its_kind and text = words and last_at >= moment and only_booking_id is null for key share;
          exit when found;
          insert into booking_texts (kind, text, last_at, only_booking_id) values (its_kind, words, moment, only_id)
            on conflict do nothing returning id into number;
          exit when found;
          update booking_texts set last_at = greatest(last_at, moment), only_booking_id = null
            where kind = its_kind and text = words returning id into number;
          exit when found;
        end loop;
        return number;
      end $$`);
    this.addSql(addWords(true));
    this.addSql(changeWords(true));
    // Some pairs of letters of a piece, told without going through all of them.
    this.addSql(`
      create or replace function some_pieces(written text) returns text[] language sql immutable parallel safe
      return case when written = '' then array[]::text[] else array[substr(written, 1, 2),
        substr(written, 1 + (length(written) - 1) / 3, 2), substr(written, 1 + (length(written) - 1) * 2 / 3, 2),
        substr(written, length(written) - 1, 2)] end`);
  }

  /** Written without the indexes of pieces, which are made anew in a third of the time that each row would take. */
  private addOnlyBookings(): void {
    for (const [name] of byPieces) this.addSql(`drop index booking_texts_${name}`);
    this.addSql('alter table booking_texts add column only_booking_id uuid');
    this.addSql(`
      update booking_texts t set only_booking_id = w.only_id from (
        select traveller_id as id, (array_agg(booking_id))[1] as only_id, max(drop_off_at) as last_at
        from booking_words group by 1 having count(*) = 1
        union all select location_id, (array_agg(booking_id))[1], max(drop_off_at)
        from booking_words group by 1 having count(*) = 1) w
      where w.id = t.id and w.last_at = t.last_at`);
    for (const [name, what, kilobytes] of byPieces)
      this.addSql(`
        create index booking_texts_${name} on booking_texts using gin (${what})
        with (gin_pending_list_limit = ${kilobytes})`);
    this.addSql('analyze booking_texts');
  }

  override down(): void {
    this.addSql(`
      create or replace function some_pieces(written text) returns text[] language plpgsql immutable strict parallel safe as $$
      declare
        pieces text[] := short_pieces(written);
        letters int := length(written);
      begin
        return case letters when 0 then '{}' when 1 then pieces else array[pieces[letters + 1],
          pieces[letters + 1 + (letters - 1) / 3], pieces[letters + 1 + (letters - 1) * 2 / 3], pieces[2 * letters - 1]] end;
      end $$`);
    this.addSql('drop function booking_text(text, text, timestamptz, uuid)');
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
    this.addSql(addWords(false));
    this.addSql(changeWords(false));
    this.addSql('alter table booking_texts drop column only_booking_id');
  }
}
