import type { Metadata } from 'next';
import { PageEditorScreen } from '#components/site/desk/pages/page-editor-screen.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

/** A new page has a title of its own. */
export async function generateMetadata({
  searchParams,
}: PageProps<'/[locale]/user/desk/pages/edit'>): Promise<Metadata> {
  const metadata = await memberMetadata('user/desk/pages/edit');
  if (readId(toParameters(await searchParams), 'id') !== undefined) return metadata;
  const t = await getTranslations('siteDesk.page');
  return { ...metadata, title: t('new') };
}

export default async function EditPagePage({ searchParams }: PageProps<'/[locale]/user/desk/pages/edit'>) {
  const id = readId(toParameters(await searchParams), 'id');
  return (
    <MemberPage route="user/desk/pages/edit" namespaces={['siteDesk']}>
      <PageEditorScreen id={id} />
    </MemberPage>
  );
}
