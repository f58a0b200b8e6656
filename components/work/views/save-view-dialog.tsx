'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Modal } from '#components/ui/modal.tsx';
import { saveWorkView, type WorkView } from '#lib/api/identity/member-views.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { type WorkListName, workViewBody } from '#lib/contract/work-list.ts';
import styles from './view-bar.module.css';

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
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(workViewBody),
    defaultValues: { list, name, search, id },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      const saved = await saveWorkView(values);
      await untilReread();
      onSaved(saved);
    } catch (error) {
      showFailure(error, setError, ['name']);
    }
  });
  return (
    <Modal title={t(id === undefined ? 'save' : 'rename')} closeLabel={t('cancel')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.fields}>
          <FormAlert text={errors.root?.message ?? (errors.search && t('tooMuch'))} />
          <TextInput
            label={t('name')}
            help={t('nameHelp')}
            field={register('name')}
            error={errors.name}
            autoComplete="off"
            maxLength={40}
          />
          <div className={styles.formActions}>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t('keep')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}
