import { BasketIcon } from '#components/ui/icons.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './basket-link.module.css';
import { BasketSlot } from './session-runtime.tsx';

/** The way to what was put together, in the head of every page; members see how much it is. */
export async function BasketLink() {
  const t = await getTranslations('shell.basket');
  return (
    <PageLink href={paths.basket} className={styles.link} title={t('label')}>
      <BasketIcon size={24} />
      <span className="visually-hidden">{t('label')}</span>
      <BasketSlot words={t.raw('count')} />
    </PageLink>
  );
}
