import { OwnInvoicesScreen } from '#components/invoices/desk/own-invoices-screen.tsx';
import { issuerLists } from '#components/invoices/issuer/issuer-lists.ts';
import { deskIssuing } from '#lib/api/invoices/issuer-invoices.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/invoices/issue'>) =>
  recordMetadata('user/desk/invoices/issue', searchParams, async () =>
    (await getTranslations('invoicesStore.detail'))('title'),
  );

export default async function OwnInvoicesPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/issue'>) {
  const parameters = toParameters(await searchParams);
  const no = readNo(parameters, 'IV');
  const queries =
    no === undefined
      ? [issuerLists.desk.query(issuerLists.desk.read(parameters)), deskIssuing.counts()]
      : [deskIssuing.info(no)];
  return (
    <MemberPage route="user/desk/invoices/issue" namespaces={['invoices', 'invoicesStore', 'work']} queries={queries}>
      <OwnInvoicesScreen no={no} />
    </MemberPage>
  );
}
