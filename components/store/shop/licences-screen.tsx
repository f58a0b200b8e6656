import { Breadcrumb } from '#components/ui/page/breadcrumb.tsx';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { SellerLicence, shopLicences } from '#lib/contract/store/shop-licences.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './licences-screen.module.css';

/** Where everybody can look up a company by its credit code. */
const companyRegister = 'https://www.gsxt.gov.cn/';

/** The business licences of the shop and of those who sell in it. */
export async function LicencesScreen({ licences }: { licences: DataOf<typeof shopLicences> }) {
  const t = await getTranslations('storeLicences');
  const { shop, list } = licences;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumb label={t('breadcrumb')} crumbs={[{ name: t('home'), href: paths.home }, { name: t('title') }]} />
      <header className={`stack-12 ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p>
          {t.rich('lead', {
            register: (words) => (
              <a href={companyRegister} target="_blank" rel="noopener noreferrer">
                {words}
              </a>
            ),
          })}
        </p>
      </header>
      {shop && (
        <section aria-labelledby="shop-licence">
          <h2 id="shop-licence">{t('shop')}</h2>
          <Facts
            facts={[
              [t('company'), shop.company],
              [t('creditCode'), shop.credit_code],
              [t('place'), shop.place],
            ]}
          />
        </section>
      )}
      <section aria-labelledby="store-licences">
        <h2 id="store-licences">{t('stores', { count: list.length })}</h2>
        {list.length === 0 && <p className="text-ink-2">{t('none')}</p>}
        <ul className={styles.stores}>
          {list.map((licence) => (
            <li key={licence.credit_code}>
              <h3>{licence.store}</h3>
              <Facts
                facts={[
                  [t('company'), licence.company],
                  [t('creditCode'), licence.credit_code],
                  [t('place'), licence.place],
                  [t('validity'), validityOf(licence, t('endless'))],
                ]}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className={`stack-8 text-14 ${styles.facts}`}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function validityOf({ valid_from, valid_until }: SellerLicence, endless: string): string {
  return `${valid_from} – ${valid_until ?? endless}`;
}
