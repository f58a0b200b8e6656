import { isValidElement, type ReactNode } from 'react';

/** A component that many pages show alike: its key is made of all that decides what it shows. */
interface Cached {
  staticKey?: (props: unknown) => string;
}

/** A card and its key are some 4 kB. */
const most = 1000;
const cached = new Map<string, string>();

/** By what the markup of an only child is known; undefined where it is made each time. */
export function findCached(children: ReactNode): { key: string } | undefined {
  if (!isValidElement(children)) return undefined;
  const { staticKey } = children.type as unknown as Cached;
  return staticKey && { key: staticKey(children.props) };
}

export const recall = (key: string): string | undefined => cached.get(key);

/** Beyond what there is room for the oldest go. */
export function keep(key: string, html: string): string {
  if (cached.size >= most) cached.delete(cached.keys().next().value as string);
  cached.set(key, html);
  return html;
}
