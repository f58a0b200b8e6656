'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, type Filtered } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import type { ShownList } from '#components/lists/use-list.ts';

interface CampaignFilterProps<State> {
  of: ShownList<State> & Filtered<State>;
  /** Those by which somebody came; undefined until they are read. */
  campaigns: readonly string[] | undefined;
}

/** Only who came by one campaign; nothing where no link was ever given a name. */
export function CampaignFilter<State extends { campaign?: string | undefined }>({
  of,
  campaigns = [],
}: CampaignFilterProps<State>) {
  const t = useTranslations('referral');
  if (campaigns.length === 0) return null;
  return (
    <ListFilters of={of}>
      <ChoiceFilter
        of={of as Filtered<{ campaign?: string | undefined }>}
        name="campaign"
        label={t('columns.campaign')}
        all={t('allCampaigns')}
        options={campaigns.map((campaign) => ({ value: campaign, label: campaign }))}
      />
    </ListFilters>
  );
}
