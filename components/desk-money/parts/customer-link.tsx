'use client';

import { useTranslations } from 'next-intl';
import { usePermission } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page-link.tsx';

/** Whose money it is; a way to the account for who may see accounts. */
export function CustomerLink({ id }: { id: number }) {
  const t = useTranslations('deskMoney');
  const isPermitted = usePermission();
  const name = t('customer', { id: String(id) });
  if (!isPermitted({ name: '/user/desk/users', subNodeName: '/user/operator/user/list' })) return name;
  return <PageLink href={`/user/desk/users/info?id=${id}`}>{name}</PageLink>;
}
