'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './preferences.module.css';

/** Says which channel cannot reach the person yet, and where to change that. */
export function MissingChannels() {
  const t = useTranslations('messagingMember.preferences');
  const { user } = useMemberCentre();
  const missing = [...(user.email ? [] : ['noEmail' as const]), ...(user.mobile ? [] : ['noMobile' as const])];
  return missing.map((key) => (
    <p key={key} className={styles.missing}>
      {t(key)} <PageLink href={userPath('account/profile')}>{t('bind')}</PageLink>
    </p>
  ));
}
