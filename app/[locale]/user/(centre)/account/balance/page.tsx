import type { Metadata } from 'next';
import { BalanceScreen } from '#components/wallet/member/balance-screen.tsx';
import { balanceList } from '#components/wallet/member/movement-filter.ts';
import { rechargeList } from '#components/wallet/member/recharge/recharge-pages.ts';
import { readWalletView } from '#components/wallet/member/recharge/wallet-view.ts';
import { overviewQuery } from '#lib/api/identity/member-overview.ts';
import { rechargeQuery } from '#lib/api/payments/recharges.ts';
import type { AnyApiQuery } from '#lib/api/transport/queries.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

/** A top-up is a page with a name of its own. */
export async function generateMetadata({
  searchParams,
}: PageProps<'/[locale]/user/account/balance'>): Promise<Metadata> {
  const metadata = await memberMetadata('user/account/balance');
  const { recharge } = readWalletView(toParameters(await searchParams));
  if (!recharge) return metadata;
  const t = await getTranslations('wallet.recharge');
  return { ...metadata, title: recharge === 'new' ? t('new.title') : t('follow.title', { no: recharge }) };
}

export default async function BalancePage({ searchParams }: PageProps<'/[locale]/user/account/balance'>) {
  const queries = queriesOf(toParameters(await searchParams));
  return (
    <MemberPage route="user/account/balance" namespaces={['wallet']} queries={queries}>
      <BalanceScreen />
    </MemberPage>
  );
}

/** What the state of the page shows first. */
function queriesOf(parameters: URLSearchParams): AnyApiQuery[] {
  const { recharge, list } = readWalletView(parameters);
  if (recharge === 'new') return [apiQuery('/api/recharge/options')];
  if (recharge) return [rechargeQuery(recharge)];
  const shown =
    list === 'recharges'
      ? rechargeList.query(rechargeList.read(parameters))
      : balanceList.query(balanceList.read(parameters));
  return [overviewQuery(), apiQuery('/api/recharge/options'), shown];
}
