'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { orderReorder } from '#lib/contract/orders/member-orders.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './actions.module.css';
import { useReorder } from './use-order-moves.ts';

type Reordered = DataOf<typeof orderReorder>;

/** The same again: into the basket, which follows; what is not sold any more is said first. */
export function ReorderButton({ no }: { no: string }) {
  const t = useTranslations('orders');
  const navigation = useNavigation();
  const [answer, setAnswer] = useState<Reordered>();
  const { mutate, isPending } = useReorder(no, (given) => {
    if (given.missing.length > 0) setAnswer(given);
    else navigation.push(orderPaths.basket);
  });
  return (
    <>
      <Button look="secondary" size="small" disabled={isPending} onClick={() => mutate()}>
        {t('actions.reorder')}
      </Button>
      {answer && (
        <Modal title={t('reorder.title')} closeLabel={t('reorder.stay')} onClose={() => setAnswer(undefined)}>
          <div className={styles.form}>
            <p>{t(answer.no ? 'reorder.text' : 'reorder.nothing')}</p>
            <ul className={styles.missing}>
              {answer.missing.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <div className="wrap-8 justify-end">
              <Button look="quiet" onClick={() => setAnswer(undefined)}>
                {t('reorder.stay')}
              </Button>
              {answer.no && <ButtonLink href={orderPaths.basket}>{t('reorder.basket')}</ButtonLink>}
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}
