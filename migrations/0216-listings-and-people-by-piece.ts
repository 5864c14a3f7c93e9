import { Migration } from '@mikro-orm/migrations';

/** A piece as it stands in a text of one word, for `like`. */
const anywhere = (piece: string): string =>
  `'%' || replace(replace(as_one_word(${piece}), '\\', '\\\\'), '%', '\\%') || '%'`;

/** Each statement is planned once for every piece, and never goes through a whole table. */
const settings = 'set enable_seqscan = off set enable_memoize = off set plan_cache_mode = force_generic_plan';

const person = `lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.phone_number, ''))`;
const personByLetters = `short_pieces(${person}) @> some_pieces(small) and strpos(${person}, small) > 0`;
const lastSeenFirst = 'u.last_seen_at desc nulls last, u.created_at desc, u.id';

const isInState = `case its_state when 'all' then true when 'bookable' then l.published and l.bookable
  when 'hidden' then not l.published when 'stopped' then l.stopped_at is not null else l.published end`;

/** What is found among the locations of a state that has fewer than a thousand of them. */
const amongFew = (state: string): string => `
  select count(*) as all_of_them, array_agg(l.id) filter (where strpos(l.search_text, plain) > 0) as ids into few from (
    select l.id, l.search_text from listings l where ${state} limit 1000) l;`;

/**
 * What a piece of a text finds is asked step by step, each a small statement that is begun only where it is needed: as
 * one large statement all of it was made ready for each search, which took longer than what was asked.
 */
export class ListingsAndPeopleByPiece0216 extends Migration {
  override name = '0216-listings-and-people-by-piece';

  override up(): void {
    // Any locations, as many as are wanted. Of 32 parts of all locations eight are asked, one after another, as long as
    // they promise enough; what few have is found among all of them. 'shown first': published ones before others.
    this.addSql(`
      create function listings_by_piece(piece text, its_state text, has_trigrams boolean, most int)
      returns setof uuid language plpgsql stable strict ${settings} as $$
      declare
        plain constant text := plain_text(piece);
        pieces constant text[] := some_pieces(plain);
        pattern constant text := ${anywhere('plain')};
        found uuid[] := '{}';
        few record;
      begin
        if its_state in ('hidden', 'stopped') then
          if its_state = 'hidden' then ${amongFew('not l.published')}
          else ${amongFew('l.stopped_at is not null')}
          end if;
          if few.all_of_them < 1000 then
            return query select unnest(few.ids) limit most;
            return;
          end if;
        end if;
        for part in 0 .. 7 loop
          found := found || array(
            select l.id from (
              select * from listings l where pieces_of(part_of(l.id), l.search_text) @> (
                select array_agg(hashtextextended(p, part)) from unnest(pieces) p) offset 0) l
            where strpos(l.search_text, plain) > 0 and ${isInState} limit most - cardinality(found));
          if cardinality(found) = most then
            return query select unnest(found);
            return;
          end if;
          exit when cardinality(found) * 8 < most * (part + 1);
        end loop;
        if has_trigrams then
          return query select l.id from (
            select * from listings l where as_one_word(l.search_text) like pattern offset 0) l
            where its_state = 'shown first' or ${isInState} order by not l.published limit most;
        else
          return query select l.id from (
            select * from listings l where short_pieces(l.search_text) @> pieces offset 0) l
            where strpos(l.search_text, plain) > 0 and (its_state = 'shown first' or ${isInState})
            order by not l.published limit most;
        end if;
      end $$`);
    // Any locations of owners whose name, address or number has a piece: along the order where the owners of one in six
    // have it, by an index of people where fewer do.
    this.addSql(`
      create function listings_by_owner(piece text, its_state text, has_trigrams boolean, most int)
      returns setof uuid language plpgsql stable strict ${settings} as $$
      declare
        small constant text := lower(piece);
        pattern constant text := ${anywhere('small')};
        found uuid[];
      begin
        if (select count(*) from (select l.owner_id from listings l order by l.id limit 24) l
            join users u on u.id = l.owner_id where strpos(${person}, small) > 0) >= 4 then
          found := array(
            select l.id from (select * from listings l where ${isInState} order by l.id limit 20000) l
            where exists (select from users u where u.id = l.owner_id and strpos(${person}, small) > 0)
            order by l.id limit most);
          if cardinality(found) = most then
            return query select unnest(found);
            return;
          end if;
        end if;
        if has_trigrams then
          return query select l.id from (select u.id from users u where as_one_word(${person}) like pattern offset 0) u
            join listings l on l.owner_id = u.id where ${isInState} limit most;
        else
          return query select l.id from (select u.id from users u where ${personByLetters} offset 0) u
            join listings l on l.owner_id = u.id where ${isInState} limit most;
        end if;
      end $$`);
    // The people who were seen last: among the first 24 and, where some of these have it, 300, else by an index.
    this.addSql(`
      create function people_by_piece(piece text, has_trigrams boolean, most int)
      returns setof uuid language plpgsql stable strict ${settings} as $$
      declare
        small constant text := lower(piece);
        pattern constant text := ${anywhere('small')};
        found uuid[];
        near int;
      begin
        foreach near in array array[24, 300] loop
          found := array(
            select u.id from (select * from users u order by ${lastSeenFirst} limit near) u
            where strpos(${person}, small) > 0
              or exists (select from companies c where c.user_id = u.id and strpos(lower(c.name), small) > 0)
            order by ${lastSeenFirst} limit most);
          if cardinality(found) = most then
            return query select unnest(found);
            return;
          end if;
          exit when cardinality(found) = 0;
        end loop;
        if has_trigrams then
          return query select u.id from users u where u.id = any (array(
              select u.id from users u where as_one_word(${person}) like pattern
              union select c.user_id from companies c where as_one_word(lower(c.name)) like pattern))
            order by ${lastSeenFirst} limit most;
        else
          return query select u.id from users u where u.id = any (array(
              select u.id from users u where ${personByLetters}
              union select c.user_id from companies c where as_one_word(lower(c.name)) like pattern))
            order by ${lastSeenFirst} limit most;
        end if;
      end $$`);
  }

  override down(): void {
    this.addSql('drop function people_by_piece(text, boolean, int)');
    this.addSql('drop function listings_by_owner(text, text, boolean, int)');
    this.addSql('drop function listings_by_piece(text, text, boolean, int)');
  }
}
