/** Whether a call is one that clients of devise_token_auth make, by its path below `/api/v1`. */
export const isAuthPath = (path: string): boolean => /^\/auth(\/|$)/.test(path);
