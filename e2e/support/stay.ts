/** Tomorrow 10:00 AM to 6:00 PM in Toronto, as the map's address wants it. */
export function tomorrowInToronto(fromHour = 10, toHour = 18): { readonly from: string; readonly to: string; readonly day: string } {
  const tomorrow = new Date(Date.now() + 86_400_000);
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Toronto',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZoneName: 'longOffset',
    })
      .formatToParts(tomorrow)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  const offset = (parts.timeZoneName ?? 'GMT-05:00').replace('GMT', '');
  const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00${offset}`;
  return { from: at(fromHour), to: at(toHour), day };
}

/** The map at Union Station for a stay tomorrow. */
export function mapAddress(bags = 2, fromHour = 10, toHour = 18): string {
  const { from, to } = tomorrowInToronto(fromHour, toHour);
  const query = new URLSearchParams({ q: 'Union Station, Toronto', lat: '43.6453', lng: '-79.3806', from, to, bags: String(bags) });
  return `/map?${query}`;
}
