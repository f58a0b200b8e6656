'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { changedAddress } from '#components/ui/hooks/use-address-state.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { beginNextTry, type StoreApplication } from '#lib/api/store/member-application.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { allFields, stepOf } from './application-steps.ts';
import { AttemptHistory } from './attempt-history.tsx';
import { DecisionNote } from './decision-note.tsx';
import { FormSummary } from './form-summary.tsx';

/** Sent back: why, and the way to the next try, which begins at the first field with a remark. */
export function RejectedScreen({ application }: { application: StoreApplication }) {
  const t = useTranslations('storeEntry.entry');
  const { form, licence_file, history, actions, remarks, version } = application;
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/store/application');
  const { mutate, isPending } = useMutation({
    mutationFn: () => beginNextTry(version),
    onSuccess: (answer) => {
      const first = allFields.find((name) => remarks[name]);
      const step = first ? stepOf(first) : 'company';
      window.history.replaceState(null, '', changedAddress(location.href, { step }));
      queries.setQueryData(queryKey, answer);
    },
  });
  return (
    <>
      <PageHeader title={t('rejected.title')} text={t('rejected.text')}>
        {actions.includes('save') && (
          <Button isBusy={isPending} onClick={() => mutate()}>
            {t('rejected.again')}
          </Button>
        )}
      </PageHeader>
      <Panel title={t('rejected.reason')} actions={<Chip tone="error">{t('status.rejected')}</Chip>}>
        <DecisionNote decided={application} />
      </Panel>
      <Panel title={t('submitted.form')}>
        <FormSummary form={form} licence={licence_file} />
      </Panel>
      <AttemptHistory history={history} />
    </>
  );
}
