import { MovingScreen } from '#components/integrations/desk/moving/moving-screen.tsx';
import { readMoving } from '#components/integrations/desk/moving/moving-state.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/moving');

export default async function MovingPage({ searchParams }: PageProps<'/[locale]/user/desk/moving'>) {
  const { id } = readMoving(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/moving"
      namespaces={['integrationsMoving', 'work']}
      queries={[
        apiQuery('/api/operator/moving/list'),
        ...(id === undefined ? [] : [apiQuery('/api/operator/moving/info', { id }), apiQuery('/api/product/units')]),
      ]}
    >
      <MovingScreen />
    </MemberPage>
  );
}
