import type { Metadata } from 'next';
import { PageScreen } from '#components/site/desk/blocks/page-screen.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

type Props = PageProps<'/[locale]/user/desk/pages/edit'>;

/** Which page is edited: 0 is the home page, undefined a new one. */
async function readPage({ searchParams }: Props): Promise<number | undefined> {
  const parameters = toParameters(await searchParams);
  return parameters.get('home') === '1' ? 0 : readId(parameters, 'id');
}

/** A new page and the home page have titles of their own. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const [metadata, page] = await Promise.all([memberMetadata('user/desk/pages/edit'), readPage(props)]);
  if (page) return metadata;
  const t = await getTranslations('siteBlocksDesk');
  return { ...metadata, title: t(page === 0 ? 'homePage' : 'newPage') };
}

export default async function EditPagePage(props: Props) {
  return (
    <MemberPage route="user/desk/pages/edit" namespaces={['siteDesk', 'siteBlocksDesk', 'filesMedia']}>
      <PageScreen page={await readPage(props)} />
    </MemberPage>
  );
}
