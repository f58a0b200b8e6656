import { PageLink } from '#components/ui/page/page-link.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './home-bands.module.css';

const bands = [
  { name: 'referral', href: paths.page('referral-rules') },
  { name: 'cooperation', href: paths.cooperate },
] as const;

/** Two ways to earn with the shop: recommending it and working with it. */
export async function HomeBands() {
  const t = await getTranslations('siteHome');
  return (
    <div className={`container ${styles.bands}`}>
      {bands.map(({ name, href }) => (
        <section key={name} aria-labelledby={`band-${name}`} className={styles[name]}>
          <h2 id={`band-${name}`}>{t(`${name}.title`)}</h2>
          <p>{t(`${name}.text`)}</p>
          <PageLink href={href}>{t(`${name}.action`)}</PageLink>
        </section>
      ))}
    </div>
  );
}
