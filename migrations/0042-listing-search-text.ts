import { Migration } from '@mikro-orm/migrations';

/** What a listing is found by is kept in its row: reckoned anew for each candidate it cost most of a search by name. */
export class ListingSearchText0042 extends Migration {
  override name = '0042-listing-search-text';

  override up(): void {
    this.addSql(
      "alter table listings add column search_text text generated always as (plain_text(name || ' ' || address)) stored",
    );
    this.addSql('drop index listings_search_idx');
    this.addSql('create index listings_search_idx on listings using gin (search_text gin_trgm_ops) where published');
    this.addSql('drop function places_spelt_like(text)');
    this.addSql(`
      create function places_spelt_like(typed text)
      returns table (id uuid, kind text, name text, context text, latitude double precision, longitude double precision,
        weight real, likeness real)
      language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
        select p.id, p.kind, p.name, p.context, p.latitude, p.longitude, p.weight, word_similarity(typed, p.search_text)
        from places p where typed <% p.search_text
      $$`);
    this.addSql(`
      create function listings_spelt_like(typed text, most int)
      returns table (id uuid, kind text, name text, context text, latitude double precision, longitude double precision,
        weight real, likeness real)
      language sql stable set pg_trgm.word_similarity_threshold = 0.45 as $$
        select l.id, 'listing', l.name, l.address, l.latitude, l.longitude, 0::real, word_similarity(typed, l.search_text)
        from listings l where l.published and typed <% l.search_text limit most
      $$`);
  }

  override down(): void {
    this.addSql('drop function listings_spelt_like(text, int)');
    this.addSql('drop function places_spelt_like(text)');
    this.addSql('drop index listings_search_idx');
    this.addSql('alter table listings drop column search_text');
    this.addSql(
      "create index listings_search_idx on listings using gin (plain_text(name || ' ' || address) gin_trgm_ops) where published",
    );
    this.addSql(`
      create function places_spelt_like(typed text)
      returns table (id uuid, kind text, name text, context text, latitude double precision, longitude double precision,
        weight real, likeness real)
      language sql stable set pg_trgm.word_similarity_threshold = 0.4 as $$
        select p.id, p.kind, p.name, p.context, p.latitude, p.longitude, p.weight, word_similarity(typed, p.search_text)
        from places p where typed <% p.search_text
        union all
        select l.id, 'listing', l.name, l.address, l.latitude, l.longitude, 0,
          word_similarity(typed, plain_text(l.name || ' ' || l.address))
        from listings l where l.published and typed <% plain_text(l.name || ' ' || l.address)
      $$`);
  }
}
