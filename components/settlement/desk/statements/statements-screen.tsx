'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { RecordFilter } from '#components/lists/filters/record-filter.tsx';
import { useList } from '#components/lists/use-list.ts';
import { DecisionList } from '#components/work/decisions/decision-list.tsx';
import { DialogButton } from '#components/work/decisions/dialog-button.tsx';
import { statementStoreLookup } from '#lib/api/settlement/desk-statements.ts';
import { statementFilters } from '#lib/contract/settlement/statement-words.ts';
import { MakeDialog } from './make-dialog.tsx';
import { StatementDialog } from './statement-dialogs.tsx';
import { statementList } from './statement-list.ts';
import { useDeskStatementColumns } from './use-desk-statement-columns.tsx';
import { useStatementOffer } from './use-statement-offer.ts';

/** What stores are settled for, at first what they object to. */
export function StatementsScreen() {
  const t = useTranslations('settlementStatements');
  const list = useList(statementList);
  return (
    <DecisionList
      list={list}
      title={t('desk.title')}
      text={t('desk.text')}
      start={<DialogButton node="operator/statement/make" label={t('desk.make.button')} dialog={MakeDialog} />}
      columns={useDeskStatementColumns()}
      decisions={{
        heading: t('actions'),
        offer: useStatementOffer(),
        label: (action) => t(`desk.moves.${action}`),
        isMany: true,
        dialog: (asked, close) => <StatementDialog {...asked} onClose={close} />,
      }}
      only={(no) => t('only', { no })}
      filters={
        <>
          <ChoiceFilter
            of={list}
            name="status"
            label={t('status')}
            all={t('allStates')}
            options={statementFilters.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
          <RecordFilter
            of={list}
            name="store_id"
            label={t('desk.store')}
            all={t('desk.allStores')}
            lookup={statementStoreLookup}
          />
        </>
      }
      empty={t('desk.empty')}
      emptyText={t('desk.emptyText')}
    />
  );
}
