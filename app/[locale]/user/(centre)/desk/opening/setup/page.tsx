import { SetupScreen } from '#components/site/desk/opening/setup/setup-screen.tsx';
import { toSetupStep } from '#components/site/desk/opening/setup/setup-steps.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

interface SetupPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = () => memberMetadata('user/desk/opening/setup');

export default async function SetupPage({ searchParams }: SetupPageProps) {
  const { step } = await searchParams;
  return (
    <MemberPage
      route="user/desk/opening/setup"
      namespaces={['siteOpening', 'siteLook', 'work']}
      queries={[apiQuery('/api/operator/settings/see')]}
    >
      <SetupScreen first={toSetupStep(typeof step === 'string' ? step : null)} />
    </MemberPage>
  );
}
