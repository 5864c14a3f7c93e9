/** What a person of `users u` is found by, in small letters: name, address and number. An index has the same words. */
export const personWords = `lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.phone_number, ''))`;
