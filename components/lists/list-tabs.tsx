'use client';

import { useSearchParams } from 'next/navigation';
import { useFormatter } from 'next-intl';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import { StateTabs } from './state-tabs.tsx';

interface ListTabsProps<Tab extends string> {
  label: string;
  /** The first is the list as it begins. */
  tabs: readonly Tab[];
  current: Tab | undefined;
  labelOf: (tab: Tab) => string;
  /** How many there are; undefined for a tab that is not counted. Without any the tab stands alone. */
  countOf?: (tab: Tab) => number | undefined;
  /** What the address calls it. */
  name?: string;
  /** Other parameters of the list that go with the tab that is left. */
  without?: readonly string[];
}

/** The server counts a little further. */
const mostShown = 999;

/** Parts of a list whose name stands in the address, with how many there are of those that wait. */
export function ListTabs<Tab extends string>({
  label,
  tabs,
  current = tabs[0],
  labelOf,
  countOf = () => undefined,
  name = 'tab',
  without = [],
}: ListTabsProps<Tab>) {
  const format = useFormatter();
  const parameters = useSearchParams();
  const left = Object.fromEntries(without.map((each) => [each, undefined]));
  const shown = (count = 0) =>
    count > 0 ? `${format.number(Math.min(count, mostShown))}${count > mostShown ? '+' : ''}` : undefined;
  const linked = tabs.map((tab) => ({
    key: tab,
    label: labelOf(tab),
    search: changedSearch(parameters, { ...left, [name]: tab === tabs[0] ? undefined : tab }),
    isCurrent: tab === current,
    count: shown(countOf(tab)),
  }));
  return <StateTabs label={label} tabs={linked} />;
}
