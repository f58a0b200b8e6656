import { BrandMark } from '#components/ui/page/brand-mark.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { StaticPart } from '#components/ui/static/static-part.tsx';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { licencesPath } from '#lib/routes/beside/licences-path.ts';
import styles from './site-footer.module.css';

interface FooterLink {
  href: string;
  title: string;
}

interface SiteFooterProps {
  siteName: string;
  look: ShownLook;
  recordNumber: string;
  policeNumber?: string | undefined;
  copyright: string;
  tel: string;
  shop: FooterLink[];
  help: FooterLink[];
  social?: { name: string; href: string }[] | undefined;
}

/** Where the registers of Chinese websites can be asked about a number. */
const recordRegister = 'https://beian.miit.gov.cn/';

const policeRegister = 'https://beian.mps.gov.cn/#/query/webSearch?code=';

/** Foot of every page with a layout: ways on, the shop's number, who stands behind it. */
export async function SiteFooter(props: SiteFooterProps) {
  const { siteName, look, recordNumber, policeNumber, copyright, tel, shop, help, social = [] } = props;
  const t = await getTranslations('shell');
  return (
    <StaticPart as="footer" name="footer" className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.about}>
          <BrandMark look={look} siteName={siteName} size={40} />
          <p className={styles.name}>{siteName}</p>
          <p>{t('footer.promise')}</p>
          {social.length > 0 && (
            <ul aria-label={t('footer.social')} className="wrap-12">
              {social.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="me noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
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
          <ul>
            <li>
              <PageLink href={licencesPath}>{t('footer.licences')}</PageLink>
            </li>
            {recordNumber && <Registered href={recordRegister} number={recordNumber} />}
            {policeNumber && (
              <Registered href={`${policeRegister}${policeNumber.replace(/\D/g, '')}`} number={policeNumber} />
            )}
          </ul>
        </div>
      </div>
    </StaticPart>
  );
}

function Registered({ href, number }: { href: string; number: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {number}
      </a>
    </li>
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
