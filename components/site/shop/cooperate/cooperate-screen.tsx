import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/page/breadcrumb.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { readPublished } from '#lib/api/site/published-pages.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './cooperate-screen.module.css';

const ways = ['supply', 'purchase', 'resale', 'service'] as const;
const next = ['first', 'second', 'third'] as const;

interface CooperateScreenProps {
  tel: string;
  /** The form. */
  children: ReactNode;
}

/** What cooperation can be, what happens after a message, and the form. */
export async function CooperateScreen({ tel, children }: CooperateScreenProps) {
  const [t, isThere] = [await getTranslations('siteCooperate'), await readPublished(await pageLocale())];
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb label={t('breadcrumb')} crumbs={[{ name: t('home'), href: paths.home }, { name: t('title') }]} />
      <div className={`stack-32 grid-cols-1 mt-24 ${styles.columns}`}>
        <header className="stack-16 content-start">
          <h1>{t('heading')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        <div className={styles.pitch}>
          <section aria-labelledby="ways">
            <h2 id="ways">{t('waysTitle')}</h2>
            <dl className={styles.ways}>
              {ways.map((way) => (
                <div key={way}>
                  <dt>{t(`ways.${way}Title`)}</dt>
                  <dd>{t(`ways.${way}Text`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="next">
            <h2 id="next">{t('nextTitle')}</h2>
            <ol className={styles.next}>
              {next.map((step) => (
                <li key={step}>{t(`next.${step}`)}</li>
              ))}
            </ol>
          </section>
        </div>
        <section aria-labelledby="lead-form" className={styles.form}>
          <h2 id="lead-form">{t('formTitle')}</h2>
          <p className={styles.note}>{tel ? t('noScript', { tel }) : t('noScriptNoTel')}</p>
          {children}
          {isThere('privacy') && (
            <p className={styles.privacy}>
              {t.rich('privacy', { link: (words) => <PageLink href={paths.page('privacy')}>{words}</PageLink> })}
            </p>
          )}
          <p className={styles.direct}>
            {tel && (
              <>
                {t('tel')} <a href={`tel:${tel.replace(/[^\d+]/g, '')}`}>{tel}</a>
              </>
            )}
            {isThere('contact') && <PageLink href={paths.page('contact')}>{t('contactPage')}</PageLink>}
          </p>
        </section>
      </div>
    </div>
  );
}
