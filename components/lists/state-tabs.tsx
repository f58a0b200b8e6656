'use client';

import { followInPlace } from '#components/ui/hooks/follow-in-place.ts';
import { TabBar, TabCount } from './tab-bar.tsx';

interface StateTab {
  key: string;
  label: string;
  /** The part of the address behind the path; empty for the list as it begins. */
  search: string;
  isCurrent: boolean;
  /** Undefined where there is nothing to count. */
  count: string | undefined;
}

const follow = followInPlace(({ href }) => window.history.pushState(null, '', href));

/** Parts of a list, by what is left to do. Links, so that each can be opened and kept. */
export function StateTabs({ label, tabs }: { label: string; tabs: readonly StateTab[] }) {
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
  return (
    <TabBar label={label} current={current} isCounted={tabs.some(({ count }) => count !== undefined)}>
      {tabs.map((tab) => (
        <li key={tab.key}>
          <a href={tab.search || '?'} aria-current={tab.isCurrent ? 'page' : undefined} onClick={follow}>
            {tab.label}
            {tab.count && <TabCount>{tab.count}</TabCount>}
          </a>
        </li>
      ))}
    </TabBar>
  );
}
