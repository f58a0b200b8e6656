import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './brand-link.module.css';
import { BrandMark } from './brand-mark.tsx';
import { PageLink } from './page-link.tsx';

/** Whose shop it is, on pages without the shop's header. */
export function BrandLink({ siteName, look }: { siteName: string; look: ShownLook }) {
  return (
    <PageLink href={paths.home} className={styles.brand}>
      <BrandMark look={look} siteName={siteName} />
      <span>{siteName}</span>
    </PageLink>
  );
}
