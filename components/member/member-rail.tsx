'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Drawer } from '#components/ui/dialogs/drawer.tsx';
import { MenuIcon } from '#components/ui/icons.tsx';
import { keepRailWidth } from '#lib/session/rail-cookie.ts';
import styles from './member-rail.module.css';
import { RailMenu } from './rail-menu.tsx';

const drawerId = 'member-drawer';

interface MemberRailProps {
  isNarrow: boolean;
  /** Unread messages, shown at the entry that leads to them. */
  unread: number;
  /** What waits, by the address of the entry that leads to it. */
  waiting: ReadonlyMap<string, number>;
}

/** The side menu: a rail that can be narrowed, and below 992 px a drawer behind one button (contract §9). */
export function MemberRail({ isNarrow, unread, waiting }: MemberRailProps) {
  const t = useTranslations('member.menu');
  const [isShrunk, setShrunk] = useState(isNarrow);
  const shrink = () => {
    setShrunk(!isShrunk);
    keepRailWidth(!isShrunk);
  };
  return (
    <>
      <DrawerButton />
      <nav aria-label={t('label')} className={`${styles.rail} ${isShrunk ? styles.narrow : ''}`}>
        <RailMenu isNarrow={isShrunk} unread={unread} waiting={waiting} />
        <button type="button" className={styles.shrink} aria-pressed={isShrunk} onClick={shrink}>
          <MenuIcon />
          <span className={isShrunk ? 'visually-hidden' : undefined}>{t(isShrunk ? 'widen' : 'narrow')}</span>
        </button>
      </nav>
      <Drawer id={drawerId} label={t('label')} closeLabel={t('close')} side="start">
        <nav aria-label={t('label')}>
          <RailMenu isNarrow={false} unread={unread} waiting={waiting} />
        </nav>
      </Drawer>
    </>
  );
}

/** Opens the drawer on small screens, and says where one is. */
function DrawerButton() {
  const t = useTranslations('member.menu');
  const { userMenus, activeRoute } = useMemberCentre();
  const current = userMenus.flatMap((item) => [item, ...item.children]).find(({ href }) => href === activeRoute);
  return (
    <button type="button" className={styles.open} data-dialog={drawerId}>
      <MenuIcon />
      <span>{current && activeRoute ? current.title : t('label')}</span>
    </button>
  );
}
