'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changedAddress, useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { isPhone, payAddress } from '#components/ui/pay/pay-address.ts';
import { type Recharge, rechargeQuery } from '#lib/api/payments/recharges.ts';
import { BalanceOverview } from './balance-overview.tsx';
import { RechargeFollow } from './recharge/recharge-follow.tsx';
import { RechargeNew } from './recharge/recharge-new.tsx';
import { readWalletView } from './recharge/wallet-view.ts';

/** The balance page in its states: the lists, a recharge to begin, and one to follow. */
export function BalanceScreen() {
  const [{ recharge, list }, setView] = useAddressState(readWalletView);
  const onCreated = useCreated();
  useFocusOnChange(recharge ?? '');
  const onBack = () => setView({ recharge: undefined });
  const open = (no: string) => setView({ recharge: no });
  if (recharge === 'new') return <RechargeNew onCreated={onCreated} onBack={onBack} />;
  if (recharge) return <RechargeFollow key={recharge} no={recharge} onBack={onBack} onAgain={() => open('new')} />;
  return <BalanceOverview list={list} onList={(view) => setView({ view })} onOpen={open} />;
}

/** The new recharge takes the form's place in the history, and online payments go on at the provider at once. */
function useCreated(): (created: Recharge) => void {
  const queries = useQueryClient();
  return (created) => {
    queries.setQueryData(rechargeQuery(created.no).queryKey, created);
    window.history.replaceState(null, '', changedAddress(location.href, { recharge: created.no }));
    const address = payAddress(created, isPhone());
    if (address) leaveFor(address);
  };
}

/** Another state of the page is like another page: it begins at the top, for eyes and for screen readers. */
function useFocusOnChange(state: string): void {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [state]);
}
