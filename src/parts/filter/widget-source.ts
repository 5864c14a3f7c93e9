const key = 'widget';
const shape = /^[a-z0-9]{10}$/;

/** The widget on a person's site that this tab's booking came from; `null` where it came from nowhere else. */
export function getWidget(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets it, once something was booked. */
export function forgetWidget(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Takes it out of a page's query (`?w=…`), as the widget's link carries it. */
export function takeWidgetFrom(search: string): void {
  const widget = new URLSearchParams(search).get('w') ?? '';
  if (!shape.test(widget)) return;
  try {
    sessionStorage.setItem(key, widget);
  } catch {
    // It is booked all the same, and not counted.
  }
}
