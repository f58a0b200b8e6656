import { CheckoutScreen } from '#components/orders/member/checkout/checkout-screen.tsx';
import { readSource } from '#components/orders/member/checkout/checkout-source.ts';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/quotation_order/confirm');

export default async function ConfirmPage({ searchParams }: PageProps<'/[locale]/user/quotation_order/confirm'>) {
  const what = readSource(toParameters(await searchParams));
  return (
    <MemberPage route="user/quotation_order/confirm" namespaces={['orders']} queries={[addressesQuery()]}>
      <CheckoutScreen what={what} />
    </MemberPage>
  );
}
