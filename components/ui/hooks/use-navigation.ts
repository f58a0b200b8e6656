'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { needsFullLoad } from '#lib/utils/page/build-update.ts';
import { startProgress } from '#lib/utils/page/navigation-progress.ts';

interface Navigation {
  push: (href: string) => void;
  /** The page that is left is not there to go back to. */
  replace: (href: string) => void;
  /** Reads the present page anew. */
  refresh: () => void;
}

/** How a script goes to another page of this site: the bar shows, and a newer build that waits comes with it. */
export function useNavigation(): Navigation {
  const router = useRouter();
  return useMemo(() => {
    const go = (way: 'push' | 'replace') => (href: string) => {
      const { pathname, search, href: whole } = new URL(href, location.href);
      if (pathname + search !== location.pathname + location.search) void startProgress();
      if (!needsFullLoad(pathname)) return router[way](href);
      if (way === 'push') location.assign(whole);
      else location.replace(whole);
    };
    return { push: go('push'), replace: go('replace'), refresh: () => router.refresh() };
  }, [router]);
}

/** Goes to a page that the browser has to load: of another site, or with another session. */
export function leaveFor(href: string): void {
  void startProgress();
  location.assign(href);
}
