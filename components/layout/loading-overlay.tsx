'use client';

import { useSyncExternalStore } from 'react';
import { isLoading, onLoadingChange } from '#lib/utils/page/loading-counter.ts';
import styles from './loading-overlay.module.css';

const never = () => false;

/** Covers the page while calls that asked for it are under way (specification §4). */
export function LoadingOverlay({ label }: { label: string }) {
  const isShown = useSyncExternalStore(onLoadingChange, isLoading, never);
  return isShown ? (
    <div role="status" className={styles.overlay}>
      <span>{label}</span>
    </div>
  ) : null;
}
