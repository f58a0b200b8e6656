'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorUser } from '#lib/contract/identity/desk-users.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { UserStatus } from './use-user-columns.tsx';

export type UserInfo = DataOf<typeof operatorUser>;

/** What the shop knows of an account. */
export function UserFacts({ user }: { user: UserInfo }) {
  const t = useTranslations('identityDesk.user');
  const fields = useTranslations('ui.fields');
  const [locale, format] = [useLocale(), useFormatter()];
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no');
  const facts: [label: string, value: ReactNode][] = [
    [t('id'), user.id],
    [t('status'), <UserStatus key="status" status={user.status} />],
    [t('nickname'), user.nickname],
    [fields('email'), user.email || t('none')],
    [fields('mobile'), user.mobile || t('none')],
    [t('verified'), yesNo(user.is_verified)],
    [t('twoFactor'), yesNo(user.has_two_factor)],
    [t('sessions'), format.number(user.sessions)],
    [t('money'), formatMoney(locale, user.money)],
    [t('score'), format.number(user.score)],
    [t('join'), `${formatTime(user.join_time, '')} ${user.join_ip}`.trim()],
    [t('login'), user.login_time ? `${formatTime(user.login_time, '')} ${user.login_ip}` : t('none')],
    [
      t('store'),
      user.store ? (
        <PageLink key="store" href={userPath('desk/stores/info', { id: user.store.id })}>
          {user.store.name}
        </PageLink>
      ) : (
        t('none')
      ),
    ],
  ];
  return (
    <Panel
      title={t('facts')}
      actions={
        <>
          <PageLink href={userPath('desk/orders', { user_id: user.id })}>{t('orders')}</PageLink>
          <Guarded node="operator/pastOrders/list">
            <PageLink href={userPath('desk/pastOrders', { user_id: user.id })}>{t('pastOrders')}</PageLink>
          </Guarded>
        </>
      }
    >
      <FactList facts={facts.map(([label, value]) => ({ key: label, label, value }))} />
    </Panel>
  );
}
