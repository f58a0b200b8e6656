'use client';

import { useEffect, useRef } from 'react';
import { publishNotice } from '#lib/utils/notice-bus.ts';

/**
 * Warns of unsaved changes: before the tab closes the browser asks; after a link within the site a message says where
 * they are, where they are kept and `keptText` says so.
 */
export function useLeaveWarning(isDirty: boolean, keptText?: string): void {
  const current = useRef({ isDirty, keptText });
  useEffect(() => {
    current.current = { isDirty, keptText };
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  useEffect(() => {
    const page = location.pathname;
    return () => {
      const { isDirty: isLeft, keptText: text } = current.current;
      if (isLeft && text && location.pathname !== page) publishNotice({ tone: 'info', text });
    };
  }, []);
}
