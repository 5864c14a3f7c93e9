import { Migration } from '@mikro-orm/migrations';

/**
 * Each location's own code, four letters that are not mistaken for each other (`codeAlphabet` of shared/booking), five where
 * all 810,000 of four are taken: it stands on the location's poster and never changes. The n-th location gets the n-th
 * number of a fixed walk through all of them, so that no two are the same and neighbours do not look alike.
 */
export class WalkInCodes0590 extends Migration {
  override name = '0590-walk-in-codes';

  override up(): void {
    this.addSql('create sequence walk_in_numbers as int minvalue 0 maxvalue 24299999 start 0');
    this.addSql(`
      create function new_walk_in_code() returns text language sql volatile as $$
        with number as materialized (select nextval('walk_in_numbers') as at),
        walk as (
          select case when at < 810000 then 4 else 5 end as letters,
            (at * 523207 + 271829) % case when at < 810000 then 810000 else 24300000 end as n
          from number)
        select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (n / (30 ^ place)::bigint % 30)::int, 1), '')
        from walk, generate_series(0, letters - 1) place
      $$`);
    this.addSql(`alter table listings add column walk_in_code text not null default new_walk_in_code()`);
    this.addSql('create unique index listings_walk_in_code_key on listings (walk_in_code)');
  }

  override down(): void {
    this.addSql('alter table listings drop column walk_in_code');
    this.addSql('drop function new_walk_in_code');
    this.addSql('drop sequence walk_in_numbers');
  }
}
