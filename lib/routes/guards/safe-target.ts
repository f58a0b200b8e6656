/**
 * A target that may follow a login: a path of this very site. Anything else becomes undefined, so that no link can lead
 * a person who logs in to another site. Dots in the path are resolved first: `/.//evil.example` is `//evil.example` then,
 * which a browser takes for another host; so is `/en//evil.example` once a language is taken off.
 */
export function safeTarget(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(target)) return undefined;
  const url = new URL(target, 'http://shop.invalid');
  if (url.origin !== 'http://shop.invalid' || url.pathname.includes('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
