import { Migration } from '@mikro-orm/migrations';

/** Place search reads trigram indexes, also for what is spelt wrong: it runs at every key. */
export class PlaceSearch0007 extends Migration {
  override name = '0007-place-search';

  override up(): void {
    this.addSql(`
      create function plain_text(written text) returns text language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, written))`);
    this.addSql(`
      create index listings_search_idx on listings
      using gin (plain_text(name || ' ' || address) gin_trgm_ops) where published`);
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

  override down(): void {
    this.addSql('drop function places_spelt_like(text)');
    this.addSql('drop index listings_search_idx');
    this.addSql('drop function plain_text(text)');
  }
}
