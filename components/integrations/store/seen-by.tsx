'use client';

import type { ReactNode } from 'react';
import { GuardedScreen } from '#components/layout/guarded.tsx';
import type { CallNode } from '#lib/contract/nodes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

interface SeenByProps {
  side: SellerSide;
  /** Of the desk’s call behind the list. Whoever may open the page of a store may see what is on it. */
  node: CallNode;
  children: ReactNode;
}

/** A list that both sides have: the desk may give somebody the page without it. */
export function SeenBy({ side, node, children }: SeenByProps) {
  return side === 'desk' ? <GuardedScreen node={node}>{children}</GuardedScreen> : children;
}
