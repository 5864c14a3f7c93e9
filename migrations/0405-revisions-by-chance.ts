import { Migration } from '@mikro-orm/migrations';

/** Exact in the processes, which read it as a number. */
const byChance = 'floor(random() * 9007199254740991)::bigint';

/**
 * Revisions by chance: a counter, and a sequence, give a number again that a primary had given which was lost, and
 * processes that had seen it would go on showing what was lost. See docs/decisions/database.md.
 */
export class RevisionsByChance0405 extends Migration {
  override name = '0405-revisions-by-chance';

  override up(): void {
    this.replace(byChance, byChance);
  }

  override down(): void {
    this.replace("nextval('listings_revision_seq')", 'revision + 1');
  }

  private replace(ofListing: string, ofShared: string): void {
    this.addSql(`
      create or replace function renew_listing_revision() returns trigger language plpgsql as $$
      begin
        new.revision := ${ofListing};
        return new;
      end $$`);
    this.addSql(`
      create or replace function renew_shared_facts() returns trigger language plpgsql as $$
      begin
        update shared_facts set revision = ${ofShared};
        return null;
      end $$`);
  }
}
