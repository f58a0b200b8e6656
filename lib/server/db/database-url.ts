export const databaseIn = (url: string) => new URL(url).pathname.slice(1);

/** Another database of the same server. */
export const urlOfDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** The same database by way of another address, `host:port`, and not by a socket that the address names. */
export function urlThrough(url: string, host: string): string {
  const changed = Object.assign(new URL(url), { host });
  changed.searchParams.delete('host');
  return changed.href;
}
