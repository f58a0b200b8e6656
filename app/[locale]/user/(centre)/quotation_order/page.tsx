import { QuotationsScreen } from '#components/quotation/member/quotations-screen.tsx';
import { readLine, readNo } from '#components/quotation/quotation-address.ts';
import { quotationList } from '#components/quotation/quotation-list.ts';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import type { AnyApiQuery } from '#lib/api/transport/queries.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/quotation_order'>) =>
  recordMetadata('user/quotation_order', searchParams, async () =>
    (await getTranslations('quotation.detail'))('missingTitle'),
  );

export default async function QuotationsPage({ searchParams }: PageProps<'/[locale]/user/quotation_order'>) {
  const parameters = toParameters(await searchParams);
  return (
    <MemberPage route="user/quotation_order" namespaces={['quotation', 'catalogue']} queries={firstReads(parameters)}>
      <QuotationsScreen />
    </MemberPage>
  );
}

function firstReads(parameters: URLSearchParams): AnyApiQuery[] {
  const no = readNo(parameters);
  if (no)
    return [
      apiQuery('/api/quote/info', { no }),
      ...(readLine(parameters, 'item') ? [] : [apiQuery('/api/quote/messages', { no })]),
    ];
  if (readLine(parameters, 'item')) return [];
  return [apiQuery('/api/quote/basket'), quotationList.query(quotationList.read(parameters)), addressesQuery()];
}
