import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './message-page.module.css';
import { NotFoundPath } from './path-aware.tsx';

/** Says that there is no such page, which one was asked for, and where to go instead. */
export async function NotFoundMessage({ search, cdnUrl }: { search: ReactNode; cdnUrl: string }) {
  const t = await getTranslations('shell.notFound');
  return (
    <div className={`container ${styles.message}`}>
      {/* Lazy, or every page that may end here would fetch the picture ahead. */}
      <img
        src={fileAddress(cdnUrl, '/art/not-found.svg')}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className={styles.art}
      />
      <div className={styles.words}>
        <p className={styles.number}>404</p>
        <h1>{t('title')}</h1>
        <NotFoundPath text={t.raw('path')} className={styles.path} />
        <p>{t('text')}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.home}>{t('home')}</ButtonLink>
          <ButtonLink href={paths.products} look="secondary">
            {t('products')}
          </ButtonLink>
        </div>
        <div className={styles.search}>
          <p>{t('search')}</p>
          {search}
        </div>
      </div>
    </div>
  );
}
