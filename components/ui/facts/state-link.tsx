'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../button.tsx';
import { followInPlace } from '../hooks/follow-in-place.ts';
import { changedSearch, type StateChange } from '../hooks/use-address-state.ts';

interface StateLinkProps {
  /** What the address says beside, or instead of, what it says now. */
  state: StateChange;
  /** Does the same without loading the page anew. */
  onFollow: () => void;
  rel: 'prev' | 'next';
  isDisabled: boolean;
  children: ReactNode;
}

/**
 * A link to another state of this very page, in the shape of a button: it works in another tab, and before the page
 * listens; else the page changes in place. Where it leads nowhere it keeps the focus of who came by it.
 */
export function StateLink({ state, onFollow, rel, isDisabled, children }: StateLinkProps) {
  const href = changedSearch(useSearchParams(), state);
  const onClick = followInPlace(onFollow);
  const way = isDisabled ? { role: 'link', 'aria-disabled': true, tabIndex: -1 } : { href, rel, onClick };
  return (
    <ButtonAnchor look="secondary" size="small" {...way}>
      {children}
    </ButtonAnchor>
  );
}
