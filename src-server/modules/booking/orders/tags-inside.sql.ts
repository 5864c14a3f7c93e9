/** The numbers on the tags of bags that are inside, in the order in which they came: a JSON list, of the order that SQL calls `order`. */
export const tagsInsideSql = (order: string): string => `
  coalesce((select jsonb_agg(tag order by came, place) from (
    select tag, max(h.happened_at) as came, min(place) as place
    from hand_overs h join bookings v on v.id = h.booking_id, jsonb_array_elements_text(h.tags) with ordinality as t (tag, place)
    where v.order_id = ${order} and h.kind = 'in' and not exists (select from hand_overs u where u.undoes_id = h.id)
      and not exists (
        select from hand_overs g join bookings w on w.id = g.booking_id
        where w.order_id = ${order} and g.kind = 'out' and g.tags ? tag and g.happened_at >= h.happened_at
          and not exists (select from hand_overs u where u.undoes_id = g.id))
    group by tag) inside), '[]')`;
