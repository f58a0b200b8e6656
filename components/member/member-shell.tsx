'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { MemberCentreProvider, useMemberCentre } from '#components/layout/member-context.tsx';
import { unreadQuery } from '#lib/api/messaging/member-inbox.ts';
import { memberIndexQuery } from '#lib/api/site/member-index.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { MemberRail } from './member-rail.tsx';
import styles from './member-shell.module.css';
import { useLiveUnread } from './use-live-unread.ts';
import { useWaiting } from './use-waiting.ts';

interface MemberShellProps {
  /** The rail began narrow: the person left it so. */
  isNarrow: boolean;
  children: ReactNode;
}

/** The member centre around its pages: side menu at the left, or as a drawer on small screens (specification §2). */
export function MemberShell({ isNarrow, children }: MemberShellProps) {
  const { data: answer } = useQuery(memberIndexQuery());
  const { data: unread } = useQuery(unreadQuery());
  useLiveUnread();
  useEffect(() => {
    if (!answer || !('id' in answer.userInfo)) return;
    const { site, rules, menus, openMemberCenter, menusIdsName, userInfo: record } = answer;
    useUserInfo.setState({ site, rules, menus, openMemberCenter, menusIdsName, record });
  }, [answer]);
  if (!answer) return null;
  return (
    <MemberCentreProvider answer={answer}>
      <div className={`container ${styles.frame}`}>
        <CountedRail isNarrow={isNarrow} unread={unread?.total ?? 0} />
        <main id="main" tabIndex={-1} className={styles.page}>
          {children}
        </main>
      </div>
    </MemberCentreProvider>
  );
}

/** The rail with what waits behind its entries. */
function CountedRail({ isNarrow, unread }: { isNarrow: boolean; unread: number }) {
  const waiting = useWaiting(useMemberCentre().userMenus);
  return <MemberRail isNarrow={isNarrow} unread={unread} waiting={waiting} />;
}
