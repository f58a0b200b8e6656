import { paths } from '#lib/routes/paths.ts';
import styles from './brand-link.module.css';
import { BrandMark } from './brand-mark.tsx';
import { PageLink } from './page-link.tsx';

/** Whose shop it is, on pages without the shop's header. */
export function BrandLink({ siteName }: { siteName: string }) {
  return (
    <PageLink href={paths.home} className={styles.brand}>
      <BrandMark />
      <span>{siteName}</span>
    </PageLink>
  );
}
