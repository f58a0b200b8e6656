import styles from './breadcrumb.module.css';
import { PageLink } from './page-link.tsx';

export interface Crumb {
  name: string;
  /** Missing for the page itself. */
  href?: string;
}

/** The way from home to here. `label` names the landmark. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ name, href }) => (
          <li key={`${href}${name}`}>
            {href ? <PageLink href={href}>{name}</PageLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
