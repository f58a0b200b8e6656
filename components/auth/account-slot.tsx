'use client';

import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { isLoggedIn, onStoredUserChange } from '#lib/session/stored-user.ts';
import type { MemberMenuWords } from './member-menu.tsx';

const MemberMenu = lazy(() => import('./member-menu.tsx'));

interface AccountSlotProps {
  words: MemberMenuWords;
  isInDrawer?: boolean;
  /** What guests see; it is in the page from the start, for everybody. */
  children: ReactNode;
}

/** The guest's links, or the member's menu, which is fetched only for members. */
export function AccountSlot({ words, isInDrawer = false, children }: AccountSlotProps) {
  const isMember = useSyncExternalStore(onStoredUserChange, () => isLoggedIn(), notYet);
  if (!isMember) return children;
  return (
    <Suspense fallback={children}>
      <MemberMenu words={words} isInDrawer={isInDrawer} />
    </Suspense>
  );
}

function notYet(): boolean {
  return false;
}
