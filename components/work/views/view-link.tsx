'use client';

import type { MouseEvent, ReactNode } from 'react';

interface ViewLinkProps {
  search: string;
  isCurrent: boolean;
  onFollow: () => void;
  children: ReactNode;
}

/** A link to a view: it opens in another tab too, and else changes the list in place. */
export function ViewLink({ search, isCurrent, onFollow, children }: ViewLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a href={`?${search}`} aria-current={isCurrent ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
