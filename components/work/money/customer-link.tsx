'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './money.module.css';

interface CustomerLinkProps {
  id: number;
  /** Empty for who has left. */
  name: string;
}

/** Whose money it is; a way to the account for who may see accounts. */
export function CustomerLink({ id, name }: CustomerLinkProps) {
  const t = useTranslations('paymentsDesk');
  const isHeld = useHeldNode();
  const shown = name || t('customer', { id: String(id) });
  const maySee = isHeld('operator/user/list');
  return (
    <span className={styles.words}>
      {maySee ? <PageLink href={userPath('desk/users/info', { id })}>{shown}</PageLink> : shown}
      {name && <span className={styles.note}>{t('customerNo', { id: String(id) })}</span>}
    </span>
  );
}
