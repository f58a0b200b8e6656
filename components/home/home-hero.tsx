import { getTranslations } from 'next-intl/server';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { Picture as PictureData } from '#lib/contract/picture.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './home-hero.module.css';

/** One promise, one action, the search; beside them a sheet of what the shop makes, with a printer's marks. */
export async function HomeHero({ pictures }: { pictures: PictureData[] }) {
  const t = await getTranslations('home');
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.words}>
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
        {pictures.length > 0 && <Sheet pictures={pictures} />}
      </div>
    </div>
  );
}

/** Decoration: the same pictures come again below, with their names. */
function Sheet({ pictures }: { pictures: PictureData[] }) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      {pictures.slice(0, 6).map((picture, index) => (
        <div key={picture.url}>
          <Picture
            picture={picture}
            sizes={index === 0 ? '(min-width: 992px) 340px, 60vw' : '170px'}
            isMain={index === 0}
            isDecorative
          />
        </div>
      ))}
      <span className={styles.inks}>
        <i />
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
