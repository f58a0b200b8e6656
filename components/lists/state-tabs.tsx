'use client';

import { useEffect, useRef } from 'react';
import { followInPlace } from '#components/ui/follow-in-place.ts';
import styles from './state-tabs.module.css';

interface StateTab {
  key: string;
  label: string;
  /** The part of the address behind the path; empty for the list as it begins. */
  search: string;
  isCurrent: boolean;
  /** Undefined where there is nothing to count. */
  count: string | undefined;
}

const follow = followInPlace(({ href }) => window.history.pushState(null, '', href));

/** Parts of a list, by what is left to do. Links, so that each can be opened and kept. */
export function StateTabs({ label, tabs }: { label: string; tabs: readonly StateTab[] }) {
  const bar = useInSight(tabs);
  return (
    <nav ref={bar} aria-label={label} className={styles.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a href={tab.search || '?'} aria-current={tab.isCurrent ? 'page' : undefined} onClick={follow}>
              {tab.label}
              {tab.count && <span className={styles.count}>{tab.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the current part may lie beyond the edge: it is moved into sight, again once the counts have made all wider. */
function useInSight(tabs: readonly StateTab[]) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
  const isCounted = tabs.some(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is the current one, or all are wider
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = bar.current?.getBoundingClientRect();
    if (!bar.current || !link || !box) return;
    bar.current.scrollLeft += Math.min(link.left - box.left, 0) || Math.max(link.right - box.right, 0);
  }, [current, isCounted]);
  return bar;
}
