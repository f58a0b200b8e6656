'use client';

import { useEffect } from 'react';
import { type Locale, toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { titleInPlaceOf } from '#lib/utils/page-title.ts';

/** The tab is called as the page that needs the login, as long as it is asked for over another one. */
export function useTargetTitle(target: string | undefined): void {
  useEffect(() => {
    if (!target) return undefined;
    const before = document.title;
    let isOver = false;
    findTitle(toLocale(document.documentElement.lang), target)
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

/** Read when it is needed: the table of all routes belongs to no page. */
async function findTitle(locale: Locale, target: string): Promise<string | undefined> {
  const [{ matchRoute }, { routes }] = await Promise.all([
    import('#lib/routes/match-route.ts'),
    loadMessages(locale, ['routes']),
  ]);
  const name = matchRoute(target.split(/[?#]/)[0] ?? '')?.route.name;
  return name !== undefined && name in routes ? routes[name as keyof typeof routes] : undefined;
}
