import { readNo, readPair } from '#components/quotation/quotation-address.ts';
import { DeskScreen } from '#components/quotation/store/desk-screen.tsx';
import { deskMessagesQuery, deskQuotationQuery, deskVersionQuery } from '#lib/api/quotation/seller-answers.ts';
import type { AnyApiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/store/quotation/info'>) =>
  recordMetadata('user/store/quotation/info', searchParams);

export default async function StoreQuotationPage({ searchParams }: PageProps<'/[locale]/user/store/quotation/info'>) {
  const parameters = toParameters(await searchParams);
  return (
    <MemberPage
      route="user/store/quotation/info"
      namespaces={['quotation', 'quotationStore', 'catalogue']}
      queries={firstReads(parameters)}
    >
      <DeskScreen side="store" />
    </MemberPage>
  );
}

function firstReads(parameters: URLSearchParams): AnyApiQuery[] {
  const no = readNo(parameters);
  const pair = readPair(parameters);
  if (!no) return [];
  if (pair) return [pair.left, pair.right].map((n) => deskVersionQuery('store', no, n));
  return [deskQuotationQuery('store', no), deskMessagesQuery('store', no)];
}
