import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { DeskStore } from '#lib/api/store/desk-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../desk-stores.module.css';

const tones = { approved: 'success', suspended: 'error', closing: 'warning', closed: 'neutral' } as const;

/** The state of a store, and beside it until when it is on holiday. */
export function StoreStatus({
  store: { status, closed_until },
}: {
  store: Pick<DeskStore, 'status' | 'closed_until'>;
}) {
  const t = useTranslations('storeDesk.stores');
  return (
    <span className={styles.chips}>
      <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
      {closed_until !== null && (
        <Chip>
          <Unbroken>{t('holiday', { day: formatTime(closed_until, '', 'yyyy-mm-dd') })}</Unbroken>
        </Chip>
      )}
    </span>
  );
}
