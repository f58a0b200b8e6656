import { BrandMark } from '#components/ui/brand-mark.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './site-footer.module.css';

interface FooterLink {
  href: string;
  title: string;
}

interface SiteFooterProps {
  siteName: string;
  recordNumber: string;
  copyright: string;
  tel: string;
  shop: FooterLink[];
  help: FooterLink[];
}

/** Where the register of Chinese websites can be asked about a record number. */
const recordRegister = 'https://beian.miit.gov.cn/';

/** Foot of every page with a layout: ways on, the shop's number, who stands behind it. */
export async function SiteFooter({ siteName, recordNumber, copyright, tel, shop, help }: SiteFooterProps) {
  const t = await getTranslations('shell');
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.about}>
          <BrandMark size={40} />
          <p className={styles.name}>{siteName}</p>
          <p>{t('footer.promise')}</p>
        </div>
        <nav aria-label={t('nav.footer')} className={styles.lists}>
          <Column title={t('footer.shop')} links={shop} />
          <Column title={t('footer.help')} links={help} />
        </nav>
        {tel && (
          <div>
            <h2>{t('footer.contact')}</h2>
            <p>{t('footer.tel')}</p>
            <a className={styles.tel} href={`tel:${tel.replace(/[^\d+]/g, '')}`}>
              {tel}
            </a>
          </div>
        )}
      </div>
      <div className={styles.legal}>
        <div className="container">
          <p>{copyright}</p>
          {recordNumber && (
            <a href={recordRegister} target="_blank" rel="noopener noreferrer">
              {recordNumber}
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <PageLink href={link.href}>{link.title}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
