import { PageLink } from '#components/ui/page/page-link.tsx';
import { Section } from '#components/ui/page/section.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import styles from './trade-tiles.module.css';

/** Drawn tiles of the demo shop's trades; a shop with other categories shows their pictures. */
const drawings: Record<string, string> = {
  'print-packaging': '/art/door-print.svg',
  office: '/art/door-office.svg',
  services: '/art/door-services.svg',
};

/** The trades as large tiles; the categories behind each are links of their own. */
export async function TradeTiles({ trades, cdnUrl }: { trades: CategoryNode[]; cdnUrl: string }) {
  const t = await getTranslations('siteHome');
  return (
    <Section title={t('tradesTitle')}>
      <ul className={styles.tiles}>
        {trades.map((trade) => (
          <li key={trade.id} className={styles.tile}>
            <PageLink href={paths.productList(trade.id)} className={styles.front}>
              <TilePicture trade={trade} cdnUrl={cdnUrl} />
              <span className={styles.title}>
                <strong>{trade.name}</strong>
                <span>{t('tradeCount', { count: trade.count })}</span>
              </span>
            </PageLink>
            <p>{trade.description}</p>
            <ul className={styles.shelves}>
              {trade.children.map((child) => (
                <li key={child.id}>
                  <PageLink href={paths.productList(child.id)}>{child.name}</PageLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TilePicture({ trade, cdnUrl }: { trade: CategoryNode; cdnUrl: string }) {
  const drawing = drawings[trade.slug];
  if (drawing) return <img src={fileAddress(cdnUrl, drawing)} alt="" width={480} height={360} loading="lazy" />;
  return (
    <Picture picture={trade.picture} sizes="(min-width: 992px) 384px, (min-width: 600px) 45vw, 100vw" isDecorative />
  );
}
