'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { type ProductImport, productImportQuery } from '#lib/api/product-import.ts';
import { deskProductPaths } from '../products/product-paths.ts';
import { CheckStep } from './check-step.tsx';
import { FaultList } from './fault-list.tsx';
import { FileStep } from './file-step.tsx';
import { ImportHistory } from './import-history.tsx';
import { readImport } from './import-state.ts';
import { MappingStep } from './mapping-step.tsx';

/** Products out of a file, in three steps; the address names the import, so that it can be left and gone on with. */
export function ImportScreen() {
  const t = useTranslations('deskImport');
  const [{ id }, setState] = useAddressState(readImport);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <ButtonLink look="secondary" href={deskProductPaths.list}>
          {t('back')}
        </ButtonLink>
      </PageHeader>
      <FileStep isChosen={id !== undefined} onUploaded={({ id: made }) => setState({ id: made })} />
      {id !== undefined && <OpenImport key={id} id={id} />}
      <ImportHistory openId={id} onOpen={(chosen) => setState({ id: chosen })} />
    </>
  );
}

function OpenImport({ id }: { id: number }) {
  const query = useQuery(productImportQuery(id));
  return (
    <QueryView
      query={query}
      skeleton={
        <Panel isFlush>
          <ListSkeleton rows={4} />
        </Panel>
      }
    >
      {(found) => <Steps found={found} />}
    </QueryView>
  );
}

function Steps({ found }: { found: ProductImport }) {
  const isOpen = found.status !== 'running' && found.status !== 'done';
  return (
    <>
      {isOpen && <MappingStep found={found} />}
      {found.status !== 'uploaded' && <CheckStep found={found} />}
      {found.faults.length > 0 && <FaultList found={found} />}
    </>
  );
}
