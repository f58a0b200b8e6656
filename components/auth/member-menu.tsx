'use client';

import { useEffect } from 'react';
import { PageLink } from '#components/ui/page-link.tsx';
import { startSession } from '#lib/api/start-session.ts';
import { sendLogout } from '#lib/api/user.ts';
import { userLinks } from '#lib/routes/menu-links.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import styles from './account.module.css';
import { Avatar } from './avatar.tsx';

export interface MemberMenuWords {
  /** Contains `{name}`. */
  menuOf: string;
  logout: string;
}

/** Name, picture, the member's own entries, and the way out. */
export default function MemberMenu({ words, isInDrawer }: { words: MemberMenuWords; isInDrawer: boolean }) {
  const { record, rules, menus } = useUserInfo();
  useEffect(() => {
    // Nobody answering leaves the menu without a name; the next page asks again.
    startSession().catch(() => undefined);
  }, []);
  const name = record?.nickname || record?.username || '';
  return (
    <details data-menu={isInDrawer ? undefined : ''} className={`${styles.menu} ${isInDrawer ? styles.inDrawer : ''}`}>
      <summary aria-label={words.menuOf.replace('{name}', name)}>
        <Avatar name={name} address={record?.avatar} />
        <span className={styles.name}>{name}</span>
      </summary>
      <div className={styles.panel}>
        {record && (
          <div className={styles.who}>
            <p>{name}</p>
            <p>{record.mobile || record.email || record.username}</p>
          </div>
        )}
        <ul>
          {userLinks(rules, menus).map(({ href, title, isExternal }) => (
            <li key={href}>
              <PageLink href={href} target={isExternal ? '_blank' : undefined}>
                {title}
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
    </details>
  );
}
