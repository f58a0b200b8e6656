'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { NumberedTable } from '#components/work/numbered-table.tsx';
import { correctionKinds, knownToStore } from '#lib/contract/settlement/corrections.ts';
import styles from '../../settlement.module.css';
import { AppealDialog } from './appeal-dialog.tsx';
import { storeCorrectionList } from './store-correction-list.ts';
import { useStoreCorrectionColumns } from './use-store-correction-columns.tsx';

/** What passes between the platform and the store that is no sale. */
export function AccountView() {
  const t = useTranslations('settlementAccount.corrections');
  const list = useList(storeCorrectionList);
  const [appealed, appeal] = useState<string>();
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <p className="hint">{t('text')}</p>
      <NumberedTable
        list={list}
        caption={t('title')}
        columns={useStoreCorrectionColumns(appeal)}
        only={(no) => t('only', { no })}
        filters={
          <>
            <ChoiceFilter
              of={list}
              name="kind"
              label={t('kind')}
              all={t('allKinds')}
              options={correctionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <ChoiceFilter
              of={list}
              name="status"
              label={t('status')}
              all={t('allStates')}
              options={knownToStore.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          </>
        }
        empty={t('empty')}
        emptyText={t('emptyText')}
      />
      {appealed && <AppealDialog no={appealed} onClose={() => appeal(undefined)} />}
    </div>
  );
}
