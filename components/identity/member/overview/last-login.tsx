'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** When and from where the account was used last; who does not know it should look closer. */
export function LastLogin() {
  const t = useTranslations('identityOverview.login');
  const { last_login_time: time, last_login_ip: ip } = useMemberCentre().user;
  if (time === null || !ip) return null;
  return (
    <p className="caption">
      <Unbroken>{t('last', { time: formatTime(time, ''), ip })}</Unbroken>{' '}
      <PageLink href={userPath('account/changePassword')}>{t('check')}</PageLink>
    </p>
  );
}
