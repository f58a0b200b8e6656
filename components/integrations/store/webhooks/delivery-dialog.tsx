'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { deliveryQuery, replayDelivery } from '#lib/api/integrations/webhooks.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { hookNode } from './hook-node.ts';
import styles from './webhooks.module.css';

interface DeliveryDialogProps {
  side: SellerSide;
  id: number;
  onClose: () => void;
}

/** What was sent, and each try with what was answered. */
export function DeliveryDialog({ side, id, onClose }: DeliveryDialogProps) {
  const t = useTranslations('integrationsWebhooks.deliveries');
  const words = useTranslations('ui.dialog');
  const query = useQuery(deliveryQuery(side, id));
  const { send, dialog } = useDecision(() => replayDelivery(side, id));
  return (
    <Modal title={t('detail')} closeLabel={words('close')} onClose={onClose}>
      <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ url, body, message_id: message, tries }) => (
          <div className={styles.form}>
            <p className={styles.note}>
              POST <span className="wrap-anywhere">{url}</span>
              <br />
              webhook-id: <code>{message}</code>
            </p>
            <pre className={styles.code}>{pretty(body)}</pre>
            <h3 className="text-16">{t('triesTitle')}</h3>
            {tries.length === 0 && <p className={styles.note}>{t('noTries')}</p>}
            <ol className="stack-12">
              {tries.map(({ id: attempt, time, status, fault, duration_ms: duration, answer }) => (
                <li key={attempt}>
                  <strong>{status ? `HTTP ${status}` : fault ? t(`faults.${fault}`) : ''}</strong>{' '}
                  <span className={styles.note}>
                    <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM:ss')}</Unbroken> · {t('duration', { duration })}
                  </span>
                  {answer && <pre className={styles.code}>{answer}</pre>}
                </li>
              ))}
            </ol>
            <Guarded node={hookNode[side]}>
              <div className={`wrap-8 ${styles.actions}`}>
                <Button size="small" isBusy={dialog.isBusy} onClick={() => send()}>
                  {t('replay')}
                </Button>
              </div>
            </Guarded>
          </div>
        )}
      </QueryView>
    </Modal>
  );
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
