import { deliveryLists } from '#components/integrations/store/webhooks/delivery-lists.ts';
import { WebhooksScreen } from '#components/integrations/store/webhooks/webhooks-screen.tsx';
import { webhooksQuery } from '#lib/api/integrations/webhooks.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/webhooks');

export default async function StoreWebhooksPage({ searchParams }: PageProps<'/[locale]/user/store/webhooks'>) {
  const state = deliveryLists.store.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/webhooks"
      namespaces={['integrationsWebhooks', 'work']}
      queries={[webhooksQuery('store'), deliveryLists.store.query(state)]}
    >
      <WebhooksScreen side="store" />
    </MemberPage>
  );
}
