import { deliveryLists } from '#components/integrations/store/webhooks/delivery-lists.ts';
import { WebhooksScreen } from '#components/integrations/store/webhooks/webhooks-screen.tsx';
import { webhooksQuery } from '#lib/api/integrations/webhooks.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/webhooks');

export default async function DeskWebhooksPage({ searchParams }: PageProps<'/[locale]/user/desk/webhooks'>) {
  const state = deliveryLists.desk.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/webhooks"
      namespaces={['integrationsWebhooks', 'work']}
      queries={[webhooksQuery('desk'), deliveryLists.desk.query(state)]}
    >
      <WebhooksScreen side="desk" />
    </MemberPage>
  );
}
