/** Whether it is a path of this site: a second slash, or one that browsers read into it, would leave the site. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(path);
