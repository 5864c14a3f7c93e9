/** "Amara O.", as `shortName`: all that locations and their programs see of the name of a traveller who made booking `b`. */
export const shortNameSql = (b: string): string =>
  `concat_ws(' ', ${b}.first_name, nullif(left(trim(${b}.last_name), 1), '') || '.')`;

/**
 * The phone of the traveller of booking `b` where its location may see it at an instant `at`: from two hours before the
 * drop-off, or the first bag in, until the last bag is out, or the pick-up where none came. `null` at other times and
 * where there is none.
 */
export const reachablePhoneSql = (b: string, at: string): string => `
  case when exists (
      select from orders held where held.current_booking_id = ${b}.id and held.checked_out_at is null
        and (held.bags_inside > 0 or ${b}.status in ('confirmed', 'completed')
          and ${at} between ${b}.drop_off_at - interval '2 hours' and ${b}.pick_up_at))
    then ${b}.phone_number end`;
