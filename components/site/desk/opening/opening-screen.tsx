'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OpeningRecord } from '#lib/api/site/desk-opening.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { LinksPanel } from './links-panel.tsx';
import { ShopsPanel } from './shops-panel.tsx';
import { StatePanel } from './state-panel.tsx';
import { StepList } from './step-list.tsx';

/** How the shop comes to its opening: what is left, who sees it meanwhile, and whose shop it is. */
export function OpeningScreen() {
  const t = useTranslations('siteOpening');
  const query = useQuery(apiQuery('/api/operator/opening/see'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(opening) => <Opening opening={opening} />}
      </QueryView>
    </>
  );
}

function Opening({ opening }: { opening: OpeningRecord }) {
  return (
    <div className="stack-24">
      <StatePanel opening={opening} />
      {!opening.is_demo && <StepsPanel opening={opening} />}
      {!opening.is_open && (
        <Guarded node="operator/opening/link">
          <LinksPanel links={opening.links} />
        </Guarded>
      )}
      <ShopsPanel opening={opening} />
    </div>
  );
}

function StepsPanel({ opening: { steps, can_send_mail: canSendMail } }: { opening: OpeningRecord }) {
  const t = useTranslations('siteOpening.steps');
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  const text = done === steps.length ? t('allDone') : t('progress', { done, all: steps.length });
  return (
    <Panel title={t('title')} text={text} isFlush>
      <StepList steps={steps} canSendMail={canSendMail} here="opening" />
    </Panel>
  );
}
