'use client';

import type { ReactNode } from 'react';
import { followInPlace } from '#components/ui/hooks/follow-in-place.ts';

interface ViewLinkProps {
  search: string;
  isCurrent: boolean;
  onFollow: () => void;
  children: ReactNode;
}

/** A link to a view: it opens in another tab too, and else changes the list in place. */
export function ViewLink({ search, isCurrent, onFollow, children }: ViewLinkProps) {
  return (
    <a href={`?${search}`} aria-current={isCurrent ? 'true' : undefined} onClick={followInPlace(onFollow)}>
      {children}
    </a>
  );
}
