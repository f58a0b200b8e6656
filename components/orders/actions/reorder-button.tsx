'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './actions.module.css';
import { useReorder } from './use-order-moves.ts';

/** The same again: into the basket, which follows; what is not sold any more is said first. */
export function ReorderButton({ no }: { no: string }) {
  const t = useTranslations('orders');
  const router = useRouter();
  const [missing, setMissing] = useState<string[]>();
  const { mutate, isPending } = useReorder(no, (answer) => {
    if (answer.missing.length > 0) setMissing(answer.missing);
    else router.push(orderPaths.basket);
  });
  return (
    <>
      <Button look="secondary" size="small" disabled={isPending} onClick={() => mutate()}>
        {t('actions.reorder')}
      </Button>
      {missing && (
        <Modal title={t('reorder.title')} closeLabel={t('reorder.stay')} onClose={() => setMissing(undefined)}>
          <div className={styles.form}>
            <p>{t('reorder.text')}</p>
            <ul className={styles.missing}>
              {missing.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <div className={styles.dialogActions}>
              <Button look="quiet" onClick={() => setMissing(undefined)}>
                {t('reorder.stay')}
              </Button>
              <ButtonLink href={orderPaths.basket}>{t('reorder.basket')}</ButtonLink>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}
