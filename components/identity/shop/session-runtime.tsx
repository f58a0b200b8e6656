'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type LoginRequest, onLoginRequest } from '#lib/session/login-request.ts';
import { isLoggedIn, onStoredUserChange } from '#lib/session/stored-user.ts';
import type { MemberMenuWords } from './member-menu.tsx';
import { listenForGuardedLinks } from './session-events.ts';

const LoginDialog = lazy(() => import('./login-dialog.tsx'));
const MemberPart = lazy(() => import('./member-part.tsx'));

/** Watches over who is logged in, and fetches the login dialog when it is asked for. Shows nothing before that. */
export function SessionRuntime() {
  const [request, setRequest] = useState<LoginRequest>();
  useEffect(() => onLoginRequest(setRequest), []);
  useEffect(listenForGuardedLinks, []);
  useEffect(() => {
    if (!isExpected()) return;
    // Whoever goes on at once is somewhere else by the time the code is here.
    const { search, pathname } = location;
    void import('./arrive.ts').then(({ arrive }) => arrive({ search, pathname }));
  }, []);
  return (
    request && (
      <Suspense>
        <LoginDialog request={request} onClose={() => setRequest(undefined)} />
      </Suspense>
    )
  );
}

/** Is there anything to do for who arrives here? For most guests there is not, and nothing is fetched. */
function isExpected(): boolean {
  return isLoggedIn() || /[?&](?:sp_uid|to)=/.test(location.search);
}

interface AccountSlotProps {
  words: MemberMenuWords;
  isInDrawer?: boolean;
  /** What guests see; it is in the page from the start, for everybody. */
  children: ReactNode;
}

/** The guest's links, or the member's menu, which is fetched only for members. */
export function AccountSlot({ words, isInDrawer = false, children }: AccountSlotProps) {
  if (!useIsMember()) return children;
  return (
    <Suspense fallback={children}>
      <MemberPart words={words} isInDrawer={isInDrawer} />
    </Suspense>
  );
}

/** How much is in the basket, which is fetched only for members. `words` contains `{count}`. */
export function BasketSlot({ words }: { words: string }) {
  return (
    useIsMember() && (
      <Suspense>
        <MemberPart count={words} />
      </Suspense>
    )
  );
}

function useIsMember(): boolean {
  return useSyncExternalStore(onStoredUserChange, () => isLoggedIn(), notYet);
}

function notYet(): boolean {
  return false;
}
