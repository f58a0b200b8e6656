'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { makeStatement, statementStoreLookup } from '#lib/api/settlement/desk-statements.ts';
import { statementMakeBody } from '#lib/contract/settlement/desk-statements.ts';

const fields = ['store_id'] as const;

/** States what a store has earned until now. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settlementStatements.desk.make');
  const { control, frame } = useDecisionForm({
    schema: statementMakeBody,
    values: { store_id: '' },
    fields,
    send: makeStatement,
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('confirm')} form={frame} onClose={onClose}>
      <LookupInput label={t('store')} name="store_id" control={control} lookup={statementStoreLookup} none="" />
    </FormDialog>
  );
}
