'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { deskProductPaths } from '../products/product-paths.ts';
import { FileStep } from './file-step.tsx';
import { ImportHistory } from './import-history.tsx';
import { readImport } from './import-state.ts';
import { ImportSteps } from './import-steps.tsx';

/** Products out of a file, in three steps; the address names the import, so that it can be left and gone on with. */
export function ImportScreen() {
  const t = useTranslations('catalogueImport');
  const [{ id }, setState] = useAddressState(readImport);
  const [opened, setOpened] = useState<number>();
  const open = ({ id: made }: { id: number }) => {
    setOpened(made);
    setState({ id: made });
  };
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink look="secondary" href={deskProductPaths.list}>
          {t('back')}
        </ButtonLink>
      </PageHeader>
      <Guarded node="operator/product/import">
        <FileStep isChosen={id !== undefined} onUploaded={open} />
        {id !== undefined && <OpenImport key={id} id={id} isNew={id === opened} />}
      </Guarded>
      <ImportHistory openId={id} onOpen={(chosen) => open({ id: chosen })} />
    </>
  );
}

interface OpenImportProps {
  id: number;
  /** Opened just now, by who looks at this page. */
  isNew: boolean;
}

function OpenImport({ id, isNew }: OpenImportProps) {
  const query = useQuery(apiQuery('/api/operator/product/importInfo', { id }));
  return (
    <QueryView query={query} skeleton={<PanelSkeleton rows={4} isFlush />}>
      {(found) => <ImportSteps found={found} isNew={isNew} />}
    </QueryView>
  );
}
