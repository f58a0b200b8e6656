import { PageEditorScreen } from '#components/site/desk/pages/page-editor-screen.tsx';
import { readId, toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/pages/edit');

export default async function EditPagePage({ searchParams }: PageProps<'/[locale]/user/desk/pages/edit'>) {
  const id = readId(toParameters(await searchParams), 'id');
  return (
    <MemberPage route="user/desk/pages/edit" namespaces={['siteDesk']}>
      <PageEditorScreen id={id} />
    </MemberPage>
  );
}
