import { Migration } from '@mikro-orm/migrations';

const searched = (names: string): readonly string[] => [
  'drop index listings_stopped_idx, listings_name_idx',
  'alter table listings drop column search_text',
  `alter table listings add column search_text text generated always as (plain_text(${names} || ' ' || address)) stored`,
  'create index listings_search_idx on listings using gin (search_text gin_trgm_ops) where published',
  'create index listings_words_idx on listings using gin (search_text gin_trgm_ops) with (fastupdate = off)',
];

const ordered = (name: string): readonly string[] => [
  `create index listings_shown_idx on listings (published desc, ${name}, id) include (search_text)`,
  `create index listings_stopped_idx on listings (${name}, id) where stopped_at is not null`,
  `create index listings_walk_idx on listings (${name}, id)
    include (search_text, owner_id, published, bookable, stopped_at)`,
];

const spelt = (name: string): string => `
  create or replace function listings_spelt_like(typed text, most integer) returns table (id uuid, kind text, name text,
    context text, latitude double precision, longitude double precision, weight real, likeness real)
  language sql stable set "pg_trgm.word_similarity_threshold" to '0.45' as $$
    select l.id, 'listing', ${name}, l.address, l.latitude, l.longitude, 0::real, word_similarity(typed, l.search_text)
    from listings l where l.published and typed <% l.search_text limit most
  $$`;

/** What stands over the door is what people see, search for and find a location under in lists; the other name is for papers. */
export class DoorNames0670 extends Migration {
  override name = '0670-door-names';

  override up(): void {
    this.addSql(`alter table listings add column door_name text not null
      generated always as (coalesce(nullif(alternative_name, ''), name)) stored`);
    for (const sql of searched(`coalesce(nullif(alternative_name, '') || ' ', '') || name`)) this.addSql(sql);
    this.addSql(`create index listings_names_idx on listings
      using gin (lower(name || ' ' || coalesce(alternative_name, '')) gin_trgm_ops) with (fastupdate = off)`);
    for (const sql of ordered('door_name')) this.addSql(sql);
    this.addSql(spelt('l.door_name'));
  }

  override down(): void {
    this.addSql(spelt('l.name'));
    this.addSql('drop index listings_names_idx');
    for (const sql of searched('name')) this.addSql(sql);
    this.addSql(
      'create index listings_name_idx on listings using gin (lower(name) gin_trgm_ops) with (fastupdate = off)',
    );
    for (const sql of ordered('name')) this.addSql(sql);
    this.addSql('alter table listings drop column door_name');
  }
}
