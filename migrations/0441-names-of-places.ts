import { Migration } from '@mikro-orm/migrations';

const fold = (more: string): string => `
  create or replace function fold_place() returns trigger language plpgsql as $$
  begin
    new.search_text := trim(plain_text(normalize(new.search_text, NFC)));${more}
    return new;
  end $$`;

const trigger = (columns: string): string => `
  create or replace trigger places_folded before insert or update of ${columns} on places
  for each row execute function fold_place()`;

/** All that a place is called, folded, between bars: `|koln|cologne|colonia|`. */
export class NamesOfPlaces0441 extends Migration {
  override name = '0441-names-of-places';

  override up(): void {
    this.addSql("alter table places add column names text not null default ''");
    this.addSql(
      fold(`
    new.names := regexp_replace('|' || plain_text(normalize(new.name || '|' || new.names, NFC)) || '|', '\\|+', '|', 'g');`),
    );
    this.addSql(trigger('search_text, name, names'));
    this.addSql('update places set names = names');
    this.addSql('create index places_names_idx on places using gin (names gin_trgm_ops)');
  }

  override down(): void {
    this.addSql(fold(''));
    this.addSql(trigger('search_text'));
    this.addSql('alter table places drop column names');
  }
}
