'use client';

import { useHeldNode } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../settlement.module.css';

/** A store by its name, and a way there for who may look at stores. */
export function StoreCell({
  of: { store_id: id, store_name: name },
}: {
  of: { store_id: number; store_name: string };
}) {
  const maySee = useHeldNode()('operator/store/list');
  return (
    <span className={styles.store}>
      {maySee ? <PageLink href={userPath('desk/stores/info', { id })}>{name}</PageLink> : name}
    </span>
  );
}
