/** Mirrors the access token for rendering; the API never takes it for a right to write (architecture, Sessions). */
export const tokenCookie = 'ba-user-token';
