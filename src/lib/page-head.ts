interface HeadMatch {
  readonly loaderData?: unknown;
}

/** Title and description of a page; the site's name follows the title. `matches` are those that `head` is given. */
export function pageHead(matches: readonly HeadMatch[], title: string | undefined, description?: string) {
  const { siteName = '' } = (matches[0]?.loaderData ?? {}) as { siteName?: string };
  const whole = title === undefined ? siteName : `${title} – ${siteName}`;
  return {
    meta: [{ title: whole }, ...(description === undefined ? [] : [{ name: 'description', content: description }])],
  };
}
