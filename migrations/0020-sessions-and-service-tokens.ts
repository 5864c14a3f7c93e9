import { Migration } from '@mikro-orm/migrations';

/** Sessions end when nobody uses them, and service tokens have an end, a role of the five and, for a partner, a company. */
export class SessionsAndServiceTokens0020 extends Migration {
  override name = '0020-sessions-and-service-tokens';

  override up(): void {
    this.addSql('alter table sessions add column last_seen_at timestamptz');
    this.addSql('update sessions set last_seen_at = now()');
    this.addSql('alter table sessions alter column last_seen_at set not null');
    // Nothing could issue them before, so there are none that anybody uses.
    this.addSql('delete from service_tokens');
    this.addSql('alter table service_tokens drop constraint service_tokens_role_check');
    this.addSql(`
      alter table service_tokens
        add column expires_at timestamptz not null,
        add column company_id uuid references companies on delete cascade,
        add constraint service_tokens_role_check check (role in ('reader', 'support', 'finance', 'partner', 'admin')),
        add constraint service_tokens_company_check check ((role = 'partner') = (company_id is not null)),
        add constraint service_tokens_year_check check (expires_at <= created_at + interval '366 days')`);
  }

  override down(): void {
    this.addSql('alter table sessions drop column last_seen_at');
    this.addSql('delete from service_tokens');
    this.addSql(`
      alter table service_tokens
        drop constraint service_tokens_role_check,
        drop constraint service_tokens_company_check,
        drop constraint service_tokens_year_check,
        drop column expires_at,
        drop column company_id,
        add constraint service_tokens_role_check check (role in ('customer', 'partner', 'admin', 'reader'))`);
  }
}
