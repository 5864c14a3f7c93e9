import { Migration } from '@mikro-orm/migrations';

/** Tables whose rows have a picture or a document: its bytes, or the key under which a store of objects has them. */
const tables = ['files', 'hand_over_photos', 'claim_photos', 'claim_receipts'] as const;

/**
 * What was put to a store of objects (`FILES_URL`). A key is written down before its bytes are sent, so that none is
 * forgotten: `written` until a row names it, then `named`, and `dropped` when its row is gone; `remove-objects` deletes
 * what is dropped, or was never named. `size` in bytes.
 */
const objects = `
  create table stored_objects (
    key text primary key,
    size int not null check (size >= 0),
    state text not null default 'written' check (state in ('written', 'named', 'dropped')),
    written_at timestamptz not null
  )`;

const nameObject = `
  create function name_object() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.object_key is not null
      and (tg_op = 'DELETE' or new.object_key is distinct from old.object_key) then
      update stored_objects set state = 'dropped' where key = old.object_key;
    end if;
    if tg_op <> 'DELETE' and new.object_key is not null then
      update stored_objects set state = 'named' where key = new.object_key;
    end if;
    return null;
  end $$`;

/** Bytes may be in a store of objects; which are, the database knows. */
export class ObjectStore0560 extends Migration {
  override name = '0560-object-store';

  override up(): void {
    this.addSql(objects);
    this.addSql(`create index stored_objects_unnamed_idx on stored_objects (written_at) where state <> 'named'`);
    this.addSql(nameObject);
    for (const table of tables) {
      this.addSql(`
        alter table ${table} alter column bytes drop not null,
          add column object_key text unique references stored_objects,
          add check ((bytes is null) <> (object_key is null))`);
      this.addSql(`
        create trigger name_object after insert or delete or update of object_key on ${table}
        for each row execute function name_object()`);
    }
  }

  override down(): void {
    for (const table of tables) {
      this.addSql(`drop trigger name_object on ${table}`);
      this.addSql(`alter table ${table} drop column object_key, alter column bytes set not null`);
    }
    this.addSql('drop function name_object()');
    this.addSql('drop table stored_objects');
  }
}
