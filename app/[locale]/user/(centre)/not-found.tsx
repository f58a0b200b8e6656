import type { Metadata } from 'next';
import { SearchForm } from '#components/catalogue/shop/search/search-form.tsx';
import { NotFoundMessage } from '#components/layout/not-found-message.tsx';
import { SearchIcon } from '#components/ui/icons.tsx';
import { readSite } from '#lib/api/site/shop-index.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { searchWords } from '../../search-words.ts';

export async function generateMetadata(): Promise<Metadata> {
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
