'use client';

import { BasketCount } from './basket-count.tsx';
import { MemberMenu, type MemberMenuWords } from './member-menu.tsx';

export type MemberPartProps = { count: string } | { words: MemberMenuWords; isInDrawer: boolean };

/** What the header shows members alone, one piece of code which guests never fetch: the menu, or the count of the basket. */
export default function MemberPart(props: MemberPartProps) {
  return 'count' in props ? <BasketCount words={props.count} /> : <MemberMenu {...props} />;
}
