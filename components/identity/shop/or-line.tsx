import { useTranslations } from 'next-intl';
import styles from './or-line.module.css';

/** Between the form and the other ways to log in; the names of the buttons say the same to who cannot see it. */
export function OrLine() {
  const t = useTranslations('identityShop');
  return (
    <p className={styles.or} aria-hidden="true">
      {t('or')}
    </p>
  );
}
