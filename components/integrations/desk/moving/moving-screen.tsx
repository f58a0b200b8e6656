'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { GuardedScreen } from '#components/layout/guarded.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import type { MovingDetail } from '#lib/api/integrations/desk-moving.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MovingHistory } from './moving-history.tsx';
import { readMoving } from './moving-state.ts';
import { ProblemList } from './problem-list.tsx';
import { ProgressStep } from './progress-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { UploadStep } from './upload-step.tsx';

/** While a job works on it. */
const askAgainInMs = 1500;

/** Products and customers of another system, in three steps; the address names the import, so that it can be left and come back to. */
export function MovingScreen() {
  const t = useTranslations('integrationsMoving');
  const [{ id }, setState] = useAddressState(readMoving);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <GuardedScreen node="operator/moving/run">
        <UploadStep isChosen={id !== undefined} onUploaded={(made) => setState({ id: made.id })} />
        {id !== undefined && <OpenMoving key={id} id={id} />}
        <MovingHistory openId={id} onOpen={(chosen) => setState({ id: chosen })} />
      </GuardedScreen>
    </>
  );
}

const isWorking = ({ status }: MovingDetail) => status === 'checking' || status === 'running' || status === 'undoing';

function OpenMoving({ id }: { id: number }) {
  const query = useQuery({
    ...apiQuery('/api/operator/moving/info', { id }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? askAgainInMs : false),
  });
  useFreshHistory(query.data?.status);
  return (
    <QueryView query={query} skeleton={<PanelSkeleton rows={4} isFlush />}>
      {(found) => (
        <div className="stack-24 grid-cols-1">
          {['uploaded', 'checking', 'checked'].includes(found.status) && <SettingsStep found={found} />}
          {found.status !== 'uploaded' && <ProgressStep found={found} />}
          {found.problems.length > 0 && <ProblemList found={found} />}
        </div>
      )}
    </QueryView>
  );
}

/** The list below says the same of the open import as the steps do. */
function useFreshHistory(status: MovingDetail['status'] | undefined): void {
  const queries = useQueryClient();
  const seen = useRef(status);
  useEffect(() => {
    if (seen.current && seen.current !== status) {
      void queries.invalidateQueries({ queryKey: apiQuery('/api/operator/moving/list').queryKey });
    }
    seen.current = status;
  }, [queries, status]);
}
