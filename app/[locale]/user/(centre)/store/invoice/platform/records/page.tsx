import { readInvoiceNo } from '#components/invoices/shared/invoice-no.ts';
import { platformInvoiceList } from '#components/invoices/store/platform/records-list.ts';
import { RecordsScreen } from '#components/invoices/store/platform/records-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/store/invoice/platform/records'>) =>
  recordMetadata('user/store/invoice/platform/records', searchParams, async () =>
    (await getTranslations('invoicesPlatform.records'))('info'),
  );

export default async function PlatformRecordsPage({
  searchParams,
}: PageProps<'/[locale]/user/store/invoice/platform/records'>) {
  const parameters = toParameters(await searchParams);
  const no = readInvoiceNo(parameters);
  const list = platformInvoiceList.query(platformInvoiceList.read(parameters));
  return (
    <MemberPage
      route="user/store/invoice/platform/records"
      namespaces={['invoices', 'invoicesPlatform', 'work']}
      queries={[no === undefined ? list : apiQuery('/api/store/platformInvoice', { no })]}
    >
      <RecordsScreen no={no} />
    </MemberPage>
  );
}
