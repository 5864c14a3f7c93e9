import { Migration } from '@mikro-orm/migrations';

/** What places are found by is folded by the database, as locations are: whatever writes a place, ł is found by l. */
export class OneFolding0410 extends Migration {
  override name = '0410-one-folding';

  override up(): void {
    this.addSql(`
      create function fold_place() returns trigger language plpgsql as $$
      begin
        new.search_text := trim(plain_text(normalize(new.search_text, NFC)));
        return new;
      end $$`);
    this.addSql(`
      create trigger places_folded before insert or update of search_text on places
      for each row execute function fold_place()`);
    this.addSql('update places set search_text = search_text');
  }

  override down(): void {
    this.addSql('drop trigger places_folded on places');
    this.addSql('drop function fold_place()');
  }
}
