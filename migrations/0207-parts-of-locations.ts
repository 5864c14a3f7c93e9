import { Migration } from '@mikro-orm/migrations';

/**
 * Of a word that thousands of locations have any fifty do: they are found in a few of 32 parts of all locations, by an
 * index that has letters and pairs of letters for each part, where trigrams name all the thousands.
 */
export class PartsOfLocations0207 extends Migration {
  override name = '0207-parts-of-locations';

  override up(): void {
    this.addSql(`
      create function part_of(id uuid) returns bigint language sql immutable strict parallel safe
      return uuid_hash_extended(id, 0) & 31`);
    this.addSql(`
      create index listings_part_idx on listings using gin (pieces_of(part_of(id), search_text))
      with (gin_pending_list_limit = 64)`);
    this.addSql('analyze listings');
  }

  override down(): void {
    this.addSql('drop index listings_part_idx');
    this.addSql('drop function part_of(uuid)');
  }
}
