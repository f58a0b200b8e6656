'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tab-bar.module.css';

interface TabBarProps {
  label: string;
  /** Which of them is the current one. */
  current: string | undefined;
  /** Some say how many there are. */
  isCounted?: boolean;
  /** A list item each, with a link. */
  children: ReactNode;
}

/** Ways to the parts of something, side by side. */
export function TabBar({ label, current, isCounted = false, children }: TabBarProps) {
  const bar = useInSight(current, isCounted);
  return (
    <nav ref={bar} aria-label={label} className={styles.tabs}>
      <ul>{children}</ul>
    </nav>
  );
}

/** How many there are of a part. */
export function TabCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}

/** On a phone the current part may lie beyond the edge: it is moved into sight, again once the counts have made all wider. */
function useInSight(current: string | undefined, isCounted: boolean) {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is the current one, or all are wider
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = bar.current?.getBoundingClientRect();
    if (!bar.current || !link || !box) return;
    bar.current.scrollLeft += Math.min(link.left - box.left, 0) || Math.max(link.right - box.right, 0);
  }, [current, isCounted]);
  return bar;
}
