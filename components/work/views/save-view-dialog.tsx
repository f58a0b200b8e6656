'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { saveWorkView, type WorkView } from '#lib/api/identity/member-views.ts';
import { type WorkListName, workViewBody } from '#lib/contract/work-list.ts';
import { useDecisionForm } from '../decisions/use-decision-form.ts';

interface SaveViewDialogProps {
  list: WorkListName;
  search: string;
  /** The view that was looked at last, to change it. */
  name: string;
  /** The view that is to be called otherwise; without it one is kept anew. */
  id?: number;
  onSaved: (view: WorkView) => void;
  onClose: () => void;
}

/** Names what is filtered, ordered and shown, or names it anew; another view of the same name is replaced. */
export function SaveViewDialog({ list, search, name, id, onSaved, onClose }: SaveViewDialogProps) {
  const t = useTranslations('work.views');
  const { input, errors, frame } = useDecisionForm({
    schema: workViewBody,
    values: { list, name, search, id },
    fields: ['name'],
    send: saveWorkView,
    onDone: onSaved,
  });
  const alert = frame.alert ?? (errors.search && t('tooMuch'));
  return (
    <FormDialog
      title={t(id === undefined ? 'save' : 'rename')}
      submit={t('keep')}
      cancel={t('cancel')}
      form={{ ...frame, alert }}
      onClose={onClose}
    >
      <TextInput label={t('name')} help={t('nameHelp')} {...input('name')} autoComplete="off" maxLength={40} />
    </FormDialog>
  );
}
