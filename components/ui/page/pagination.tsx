import { PageLink } from './page-link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  current: number;
  last: number;
  /** Real addresses, so that search engines and a middle click can follow them. */
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string };
}

/** Page links of a list; nothing when there is one page only. */
export function Pagination({ current, last, hrefOf, words }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={words.label}>
      <ol className={styles.list}>
        {current > 1 && (
          <li>
            <PageLink href={hrefOf(current - 1)} rel="prev">
              {words.previous}
            </PageLink>
          </li>
        )}
        {pageNumbers(current, last).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>{pageItem(page, current, hrefOf)}</li>
        ))}
        {current < last && (
          <li>
            <PageLink href={hrefOf(current + 1)} rel="next">
              {words.next}
            </PageLink>
          </li>
        )}
      </ol>
    </nav>
  );
}

function pageItem(page: number | 'gap', current: number, hrefOf: (page: number) => string) {
  if (page === 'gap') return <span className={styles.gap}>…</span>;
  if (page === current) {
    return (
      <span className={styles.current} aria-current="page">
        {page}
      </span>
    );
  }
  return <PageLink href={hrefOf(page)}>{page}</PageLink>;
}
