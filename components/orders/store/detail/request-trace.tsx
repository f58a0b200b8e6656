import { useTranslations } from 'next-intl';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import styles from './request-trace.module.css';

/** The id of a request, by which the logs have it (docs/observability.md); it is copied, not read. */
export function RequestTrace({ id }: { id: string }) {
  const t = useTranslations('ordersStore.detail');
  return (
    <p className={styles.trace}>
      <span>
        {t('request')} <code>{id}</code>
      </span>
      <CopyButton text={id} label={t('copyRequest', { id })} />
    </p>
  );
}
