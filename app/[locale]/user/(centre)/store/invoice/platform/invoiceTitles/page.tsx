import { notFound } from 'next/navigation';
import { newTitle } from '#components/invoices/store/platform/store-titles.ts';
import { StoreTitlesScreen } from '#components/invoices/store/platform/store-titles-screen.tsx';
import { storeTitleQuery, storeTitlesQuery } from '#lib/api/invoices/store-titles.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/invoice/platform/invoiceTitles');

export default async function StoreTitlesPage({
  searchParams,
}: PageProps<'/[locale]/user/store/invoice/platform/invoiceTitles'>) {
  const parameters = toParameters(await searchParams);
  const id = readId(parameters, 'id');
  const isNew = parameters.get('id') === newTitle;
  if (parameters.has('id') && id === undefined && !isNew) notFound();
  return (
    <MemberPage
      route="user/store/invoice/platform/invoiceTitles"
      namespaces={['invoices']}
      queries={id === undefined ? [storeTitlesQuery()] : [storeTitleQuery(id)]}
    >
      <StoreTitlesScreen form={isNew ? newTitle : id} />
    </MemberPage>
  );
}
