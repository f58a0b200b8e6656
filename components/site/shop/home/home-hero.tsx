import { Button, ButtonLink } from '#components/ui/button.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './home-hero.module.css';

/** One promise, one action, the search; beside them what the shop does, on a sheet with a printer's marks. */
export async function HomeHero({ cdnUrl }: { cdnUrl: string }) {
  const t = await getTranslations('siteHome');
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div className={`stack-24 justify-items-start ${styles.words}`}>
          <h1>{t('promise')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <search>
            <form action={paths.products} className={styles.search}>
              <input
                type="search"
                name="q"
                maxLength={60}
                required
                placeholder={t('searchPlaceholder')}
                aria-label={t('searchLabel')}
              />
              <Button type="submit" look="secondary">
                {t('searchAction')}
              </Button>
            </form>
          </search>
          <ButtonLink href={paths.products} look="accent" className={styles.start}>
            {t('start')}
          </ButtonLink>
        </div>
        <div className={styles.sheet}>
          <img src={fileAddress(cdnUrl, '/art/hero.svg')} alt="" width={800} height={600} fetchPriority="high" />
        </div>
      </div>
    </div>
  );
}
