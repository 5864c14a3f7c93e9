import { Migration } from '@mikro-orm/migrations';

/** How far from the door a traveller stood who reported it shut: said by themselves, once, and for 90 days. */
export class DoorPlaces0640 extends Migration {
  override name = '0640-door-places';

  override up(): void {
    this.addSql(`
      create table door_places (
        report_id uuid primary key references door_reports on delete cascade,
        metres integer not null check (metres >= 0),
        created_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table door_places');
  }
}
