'use client';

import { useEffect } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { CountBadge } from '#components/ui/facts/count-badge.tsx';
import { ChevronIcon } from '#components/ui/icons.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { sendLogout } from '#lib/api/identity/shop-login.ts';
import { startSession } from '#lib/api/identity/start-session.ts';
import { useUnreadCount } from '#lib/api/messaging/unread-count.ts';
import { userLinks } from '#lib/routes/menu-links.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './account.module.css';
import { Avatar } from './avatar.tsx';

export interface MemberMenuWords {
  /** Contains `{name}`. */
  menuOf: string;
  /** Contains `{count}`. */
  unread: string;
  logout: string;
}

const inbox = userPath('message');

/** Name, picture, the member's own entries, and the way out. */
export function MemberMenu({ words, isInDrawer }: { words: MemberMenuWords; isInDrawer: boolean }) {
  const { record, rules, menus, site } = useUserInfo();
  useEffect(() => {
    // Nobody answering leaves the menu without a name; the next page asks again.
    startSession().catch(() => undefined);
  }, []);
  const unread = useUnreadCount();
  const unreadWords = words.unread.replace('{count}', String(unread));
  const name = record?.nickname || record?.username || '';
  return (
    <Disclosure
      data-menu={isInDrawer ? undefined : ''}
      className={`${styles.menu} ${isInDrawer ? styles.inDrawer : ''}`}
    >
      <summary aria-label={`${words.menuOf.replace('{name}', name).trim()}${unread > 0 ? ` (${unreadWords})` : ''}`}>
        <Avatar name={name} address={record && fileAddress(site?.cdnUrl ?? '', record.avatar)} />
        <span className={styles.name}>{name}</span>
        {/* The name of the menu says it already. */}
        <CountBadge count={unread} className={styles.count} />
        {isInDrawer && <ChevronIcon />}
      </summary>
      <div className={styles.panel}>
        {record && <Who name={name} account={record.mobile || record.email || record.username} />}
        <ul>
          {userLinks(rules, menus).map(({ href, title, isExternal }) => (
            <li key={href}>
              <PageLink href={href} target={isExternal ? '_blank' : undefined}>
                {title}
                {href === inbox && <CountBadge count={unread} words={unreadWords} className={styles.count} />}
              </PageLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void sendLogout().catch(() => undefined)}>
              {words.logout}
            </button>
          </li>
        </ul>
      </div>
    </Disclosure>
  );
}

function Who({ name, account }: { name: string; account: string }) {
  return (
    <div className={styles.who}>
      <p>{name}</p>
      <p>{account}</p>
    </div>
  );
}
