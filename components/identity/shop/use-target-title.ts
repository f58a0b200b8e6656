'use client';

import { useEffect } from 'react';
import { toLocale } from '#lib/i18n/locales.ts';
import { titleInPlaceOf } from '#lib/utils/page/page-title.ts';

/** The tab is called as the page that needs the login, as long as it is asked for over another one. */
export function useTargetTitle(target: string | undefined): void {
  useEffect(() => {
    if (!target) return undefined;
    const before = document.title;
    let isOver = false;
    // Read when it is needed: the table of all routes belongs to no page, nor do the names of its scripts.
    import('./find-page-title.ts')
      .then(({ findPageTitle }) => findPageTitle(toLocale(document.documentElement.lang), target))
      .then((title) => {
        if (title !== undefined && !isOver) document.title = titleInPlaceOf(before, title);
      })
      // Without its name the tab stays as it is.
      .catch(() => undefined);
    return () => {
      isOver = true;
      document.title = before;
    };
  }, [target]);
}
