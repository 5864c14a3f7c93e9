import { Migration } from '@mikro-orm/migrations';

const columns = 'booking_id, code, drop_off_at, traveller, location, name_id, address_id, location_id';

/** The texts of a booking. With two letters of the address after it, a name has what is looked for from one into the other. */
const texts = (row: string) => ({
  name: `${row}.first_name || ' ' || ${row}.last_name || ' ' || left(${row}.email, 2)`,
  address: `${row}.email`,
});

const traveller = (row: string): string => `lower(${row}.first_name || ' ' || ${row}.last_name || ' ' || ${row}.email)`;

/**
 * Names and addresses of travellers and names of locations, each once however many bookings have it: a piece of a name is
 * looked for among them, by trigrams, and each that has it names its bookings in their order. Bookings themselves are no
 * longer held in an index of trigrams. A text goes with the last booking that has it. See docs/decisions/database.md.
 */
export class TextsOfBookings0198 extends Migration {
  override name = '0198-texts-of-bookings';

  override up(): void {
    this.addSql(`
      create table booking_texts (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('name', 'address', 'location')),
        text text not null,
        unique (kind, text)
      )`);
    // The number of a text, which is held until the transaction ends, so that nobody takes it away meanwhile. A plan that
    // was made while there were few texts would go through all of them for as long as a connection lasts.
    this.addSql(`
      create function booking_text(its_kind text, written text) returns bigint language plpgsql
      set enable_seqscan = off as $$
      declare
        words text := as_one_word(lower(written));
        number bigint;
      begin
        loop
          select id into number from booking_texts where kind = its_kind and text = words for key share;
          exit when found;
          insert into booking_texts (kind, text) values (its_kind, words) on conflict do nothing;
        end loop;
        return number;
      end $$`);
    this.addSql('drop table booking_words');
    this.addSql(`
      create table booking_words (
        booking_id uuid not null,
        code text not null,
        drop_off_at timestamptz not null,
        name_id bigint not null,
        address_id bigint not null,
        location_id bigint not null,
        traveller text not null,
        location text not null,
        words text not null generated always as (as_one_word(traveller || E'\\n' || location)) stored
      )`);
    this.addSql(`
      insert into booking_texts (kind, text)
      select 'name', as_one_word(lower(${texts('b').name})) from bookings b group by 2
      union all select 'address', as_one_word(lower(${texts('b').address})) from bookings b group by 2
      union all select 'location', as_one_word(lower(name)) from listings
        where id in (select listing_id from bookings) group by 2`);
    this.addSql('analyze booking_texts');
    this.addSql(`
      insert into booking_words (${columns})
      select b.id, b.code, b.drop_off_at, ${traveller('b')}, lower(l.name), n.id, a.id, p.id
      from bookings b join listings l on l.id = b.listing_id
      join booking_texts n on n.kind = 'name' and n.text = as_one_word(lower(${texts('b').name}))
      join booking_texts a on a.kind = 'address' and a.text = as_one_word(lower(${texts('b').address}))
      join booking_texts p on p.kind = 'location' and p.text = as_one_word(lower(l.name))
      order by b.drop_off_at`);
    // After the rows: looking each booking up took 87 of 115 seconds, for a million of them.
    this.addSql(`
      alter table booking_words add primary key (booking_id),
        add foreign key (booking_id) references bookings on delete cascade`);
    this.addSql(`
      create index booking_words_walk_idx on booking_words (drop_off_at desc, booking_id desc) include (words)`);
    this.addSql(
      'create index booking_words_code_idx on booking_words (code text_pattern_ops) include (drop_off_at, booking_id)',
    );
    for (const kind of ['name', 'address', 'location'])
      this.addSql(`
        create index booking_words_${kind}_idx on booking_words (${kind}_id, drop_off_at desc, booking_id desc)`);
    this.addSql('create index booking_texts_idx on booking_texts using gin (text gin_trgm_ops)');
    this.addSql(`
      create or replace function add_booking_words() returns trigger language plpgsql as $$
      begin
        insert into booking_words (${columns})
        select b.id, b.code, b.drop_off_at, ${traveller('b')}, lower(l.name), booking_text('name', ${texts('b').name}),
          booking_text('address', ${texts('b').address}), booking_text('location', l.name)
        from added b join listings l on l.id = b.listing_id;
        return null;
      end $$`);
    this.addSql(`
      create or replace function change_booking_words() returns trigger language plpgsql as $$
      begin
        update booking_words set code = new.code, drop_off_at = new.drop_off_at where booking_id = new.id;
        if (new.first_name, new.last_name, new.email) is distinct from (old.first_name, old.last_name, old.email) then
          update booking_words set traveller = ${traveller('new')},
            name_id = booking_text('name', ${texts('new').name}), address_id = booking_text('address', ${texts('new').address})
          where booking_id = new.id;
        end if;
        if new.listing_id <> old.listing_id then
          update booking_words w set location = lower(l.name), location_id = booking_text('location', l.name)
          from listings l where w.booking_id = new.id and l.id = new.listing_id;
        end if;
        return null;
      end $$`);
    // Whoever books has the location's row of capacity: bookings that began under the old name are waited for.
    this.addSql(`
      create or replace function change_location_words() returns trigger language plpgsql as $$
      declare number bigint;
      begin
        perform from listing_capacity where listing_id = new.id for update;
        if exists (select from bookings where listing_id = new.id) then
          number := booking_text('location', new.name);
          update booking_words set location = lower(new.name), location_id = number
          where booking_id in (select id from bookings where listing_id = new.id);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create function is_booking_text_used(number bigint) returns boolean language sql stable
      set enable_seqscan = off as $$
        select exists (select from booking_words where name_id = number)
          or exists (select from booking_words where address_id = number)
          or exists (select from booking_words where location_id = number)
      $$`);
    // Who takes a text from a booking waits for others who do, then for those who give it to one, and looks again.
    this.addSql(`
      create function forget_booking_texts() returns trigger language plpgsql
      set enable_seqscan = off as $$
      declare numbers bigint[] := array[old.name_id, old.address_id, old.location_id];
      begin
        if tg_op = 'UPDATE' then
          numbers := array(select unnest(numbers) except select unnest(array[new.name_id, new.address_id, new.location_id]));
        end if;
        perform from booking_texts where id = any (numbers) order by id for no key update;
        perform from booking_texts t where t.id = any (numbers) and not is_booking_text_used(t.id) order by id for update;
        if found then
          delete from booking_texts t where t.id = any (numbers) and not is_booking_text_used(t.id);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger forget_texts after update of name_id, address_id, location_id on booking_words for each row
      when ((old.name_id, old.address_id, old.location_id) is distinct from (new.name_id, new.address_id, new.location_id))
      execute function forget_booking_texts()`);
    this.addSql(`
      create trigger forget_texts_of_deleted after delete on booking_words for each row
      execute function forget_booking_texts()`);
    this.addSql('analyze booking_texts, booking_words');
  }

  override down(): void {
    this.addSql('drop trigger forget_texts on booking_words');
    this.addSql('drop trigger forget_texts_of_deleted on booking_words');
    this.addSql(`
      create or replace function change_location_words() returns trigger language plpgsql as $$
      begin
        perform from listing_capacity where listing_id = new.id for update;
        update booking_words set location = lower(new.name)
        where booking_id in (select id from bookings where listing_id = new.id);
        return null;
      end $$`);
    this.addSql(`
      create or replace function change_booking_words() returns trigger language plpgsql as $$
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
      create or replace function add_booking_words() returns trigger language plpgsql as $$
      begin
        insert into booking_words (booking_id, code, drop_off_at, traveller, location)
        select b.id, b.code, b.drop_off_at, lower(b.first_name || ' ' || b.last_name || ' ' || b.email), lower(l.name)
        from added b join listings l on l.id = b.listing_id;
        return null;
      end $$`);
    this.addSql('drop function forget_booking_texts(), is_booking_text_used(bigint), booking_text(text, text)');
    this.addSql('alter table booking_words drop column name_id, drop column address_id, drop column location_id');
    this.addSql('drop table booking_texts');
    this.addSql('create index booking_words_idx on booking_words using gin (words gin_trgm_ops)');
  }
}
