'use client';

import { useEffect, useRef } from 'react';
import { publishNotice } from '#lib/utils/notice-bus.ts';

/** Before the tab closes the browser asks; after a link within the site a message says that what was typed is kept. */
export function useLeaveWarning(isDirty: boolean, text: string): void {
  const current = useRef({ isDirty, text });
  useEffect(() => {
    current.current = { isDirty, text };
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
      const { isDirty: isLeft, text: words } = current.current;
      if (isLeft && location.pathname !== page) publishNotice({ tone: 'info', text: words });
    };
  }, []);
}
