import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SearchForm } from '#components/catalogue/shop/search/search-form.tsx';
import { NotFoundMessage } from '#components/layout/not-found-message.tsx';
import { SearchIcon } from '#components/ui/icons.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { readRequestedPath, requestedPathHeader } from '#lib/routes/requested-path.ts';
import { searchWords } from '../../search-words.ts';

/** A page that is refused is called in the tab as it is everywhere: only what is no page at all is “not found” there. */
export async function generateMetadata(): Promise<Metadata> {
  const asked = readRequestedPath((await headers()).get(requestedPathHeader), '');
  const name = matchRoute(asked.split('?')[0] ?? '')?.route.name;
  const routes = await getTranslations('routes');
  const title = name?.startsWith('user/') ? findWords(routes, name) : undefined;
  if (title !== undefined) return { title, robots: { index: false } };
  const t = await getTranslations('shell.notFound');
  return { title: t('title') };
}

/** A page that the person's rules do not hold, or a record that is not theirs: the not-found state beside the menu. */
export default async function MemberNotFound() {
  const { site } = await readSite(await pageLocale());
  const search = (
    <SearchForm words={await searchWords()}>
      <SearchIcon />
    </SearchForm>
  );
  return <NotFoundMessage search={search} cdnUrl={site.cdnUrl} />;
}
