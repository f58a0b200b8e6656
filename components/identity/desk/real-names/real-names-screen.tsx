'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageLink } from '#components/ui/page-link.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { ReviewList } from '#components/work/decisions/review-list.tsx';
import { type RealNameRow, realNamesQuery } from '#lib/api/identity/desk-real-names.ts';
import { realNameStatuses } from '#lib/contract/identity/real-names.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { readRealNames } from './real-name-address.ts';
import { type Asked, RealNameDialog } from './real-name-dialog.tsx';
import { RealNameTable } from './real-name-table.tsx';

/** Whose papers are to be looked at: those that wait first. */
export function RealNamesScreen() {
  const t = useTranslations('storeDesk.realNames');
  const [state, setState] = useAddressState(readRealNames);
  const [asked, setAsked] = useState<Asked>();
  const query = useQuery({ ...realNamesQuery(state), placeholderData: keepPreviousData, refetchInterval: 60_000 });
  return (
    <>
      <ReviewList<RealNameRow>
        words="realNames"
        state={state}
        statuses={realNameStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onState={setState}
        query={query}
        only={state.id && <OnlyThis />}
      >
        {(rows) => <RealNameTable rows={rows} onAsk={setAsked} />}
      </ReviewList>
      {asked && <RealNameDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** A message led to one record: says so, and where the others are. */
function OnlyThis() {
  const t = useTranslations('storeDesk.realNames');
  return (
    <p>
      {t('only')} <PageLink href={userPath('desk/realNames')}>{t('showAll')}</PageLink>
    </p>
  );
}
