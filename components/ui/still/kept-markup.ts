import { isValidElement, type ReactNode } from 'react';

/** A component that many pages show alike: its key is made of all that decides what it shows. */
interface Kept {
  stillKey?: (props: unknown) => string;
}

/** A card and its key are some 4 kB. */
const most = 1000;
const kept = new Map<string, string>();

/** By what the markup of an only child is known; undefined where it is made each time. */
export function findKept(children: ReactNode): { key: string } | undefined {
  if (!isValidElement(children)) return undefined;
  const { stillKey } = children.type as unknown as Kept;
  return stillKey && { key: stillKey(children.props) };
}

export const recall = (key: string): string | undefined => kept.get(key);

/** Beyond what there is room for the oldest go. */
export function keep(key: string, html: string): string {
  if (kept.size >= most) kept.delete(kept.keys().next().value as string);
  kept.set(key, html);
  return html;
}
