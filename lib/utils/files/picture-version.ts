/**
 * What a stored picture is told from others by, short enough to stand in the address of what is made of it: the beginning of its random
 * name. Empty for an address of another kind, which names no single picture.
 */
export function pictureVersion(address: string): string {
  const name = /\/storage\/(?:[^?#]*\/)?([^/?#]+)\.[a-z0-9]+$/.exec(address)?.[1] ?? '';
  return name.replace(/[^a-z0-9]/gi, '').slice(0, 12);
}
