'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';

interface MissingRecordProps {
  /** Whose words say that it is missing. */
  part: 'application' | 'store';
  listHref: string;
}

/** The page of a record that is not there, or was never named. */
export function MissingRecord({ part, listHref }: MissingRecordProps) {
  const t = useTranslations(`deskStores.${part}`);
  return (
    <>
      <PageHeader title={t('title')} />
      <Panel>
        <EmptyState title={t('missing')} text={t('missingText')}>
          <ButtonLink href={listHref}>{t('toList')}</ButtonLink>
        </EmptyState>
      </Panel>
    </>
  );
}
