import { issuerLists } from '#components/invoices/issuer/issuer-lists.ts';
import { StoreInvoicesScreen } from '#components/invoices/store/store-invoices-screen.tsx';
import { storeIssuing } from '#lib/api/invoices/issuer-invoices.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/store/invoice/customer'>) =>
  recordMetadata('user/store/invoice/customer', searchParams, async () =>
    (await getTranslations('invoicesStore.detail'))('title'),
  );

export default async function StoreInvoicesPage({ searchParams }: PageProps<'/[locale]/user/store/invoice/customer'>) {
  const parameters = toParameters(await searchParams);
  const no = readNo(parameters, 'IV');
  const queries =
    no === undefined
      ? [issuerLists.store.query(issuerLists.store.read(parameters)), storeIssuing.counts()]
      : [storeIssuing.info(no)];
  return (
    <MemberPage
      route="user/store/invoice/customer"
      namespaces={['invoices', 'invoicesStore', 'work']}
      queries={queries}
    >
      <StoreInvoicesScreen no={no} />
    </MemberPage>
  );
}
