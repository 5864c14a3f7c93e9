import { Migration } from '@mikro-orm/migrations';

/**
 * Partners make service tokens of their own: one belongs to a person, not to their company's row, says what it may,
 * how it begins and when it was used. Names are each owner's own, and free again when a token is revoked.
 */
export class PartnerTokens0096 extends Migration {
  override name = '0096-partner-tokens';

  override up(): void {
    this.addSql(`
      alter table service_tokens
        add column owner_id uuid references users on delete cascade,
        add column may text check (may in ('read', 'counter', 'all')),
        add column hint text not null default '',
        add column last_used_at timestamptz`);
    this.addSql(`
      update service_tokens t set owner_id = c.user_id, may = 'all' from companies c where c.id = t.company_id`);
    this.addSql(`
      alter table service_tokens
        drop constraint service_tokens_company_check,
        drop constraint service_tokens_name_key,
        drop column company_id,
        alter column hint drop default,
        add constraint service_tokens_owner_check
          check ((role = 'partner') = (owner_id is not null) and (owner_id is null) = (may is null))`);
    this.addSql(`
      create unique index service_tokens_name_idx
        on service_tokens (coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), name) where revoked_at is null`);
  }

  override down(): void {
    this.addSql('drop index service_tokens_name_idx');
    this.addSql(`
      delete from service_tokens t where revoked_at is not null
        or (owner_id is not null and not exists (select from companies c where c.user_id = t.owner_id))`);
    this.addSql(`
      delete from service_tokens t using service_tokens o where o.name = t.name and (o.created_at, o.id) < (t.created_at, t.id)`);
    this.addSql('alter table service_tokens add column company_id uuid references companies on delete cascade');
    this.addSql('update service_tokens t set company_id = c.id from companies c where c.user_id = t.owner_id');
    this.addSql(`
      alter table service_tokens
        drop constraint service_tokens_owner_check,
        drop column owner_id,
        drop column may,
        drop column hint,
        drop column last_used_at,
        add constraint service_tokens_name_key unique (name),
        add constraint service_tokens_company_check check ((role = 'partner') = (company_id is not null))`);
  }
}
