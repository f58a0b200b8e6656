'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import {
  type AnswerTemplate,
  type DeskSide,
  removeTemplate,
  saveTemplate,
  type TemplateBody,
} from '#lib/api/quotation/seller-answers.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import builder from '../../builder/builder.module.css';
import styles from './offer.module.css';
import { toTemplate } from './offer-template.ts';
import type { OfferValues } from './offer-values.ts';
import own from './templates.module.css';

interface TemplateDialogProps {
  side: DeskSide;
  list: readonly AnswerTemplate[];
  values: OfferValues;
  onClose: () => void;
}

/** Keeps the terms of the form under a name, a new one or one that there is, and forgets those no longer wanted. */
export function TemplateDialog({ side, list, values, onClose }: TemplateDialogProps) {
  const t = useTranslations('quotationStore.templates');
  const ui = useTranslations('ui.dialog');
  const id = useId();
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { saving, removing } = useTemplates(side, onClose);
  const same = list.find((template) => template.name === name.trim());
  const refused = (saving.error as ApiError | null)?.fields?.name;
  const fault = isChecked && name.trim() === '' ? t('nameRequired') : refused;
  const submit = (event: FormEvent) => {
    // The dialog stands inside the form of the offer.
    event.preventDefault();
    event.stopPropagation();
    setChecked(true);
    if (name.trim() === '') document.getElementById(id)?.focus();
    else
      saving.mutate({ ...toTemplate(values, name, Date.now()), ...(same && { id: same.id, version: same.version }) });
  };
  return (
    <Modal title={t('keepTitle')} closeLabel={ui('close')} onClose={onClose}>
      <div className="stack-16 grid-cols-1">
        <FormAlert text={refused ? undefined : saving.error?.message || undefined} />
        <p>{t('keepText')}</p>
        <div className={builder.field}>
          <label htmlFor={id} className={builder.question}>
            {t('name')}
          </label>
          <input
            id={id}
            className={builder.text}
            maxLength={40}
            list={`${id}-names`}
            autoComplete="off"
            value={name}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setName(target.value)}
            // Enter also ends the choice of a Chinese character.
            onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit(event)}
          />
          <datalist id={`${id}-names`}>
            {list.map((template) => (
              <option key={template.id} value={template.name} />
            ))}
          </datalist>
          <p id={`${id}-note`} className={fault ? 'text-error text-14' : styles.help}>
            {fault ?? (same && t('replaces', { name: same.name }))}
          </p>
        </div>
        <div className="wrap-8 justify-end">
          <Button look="quiet" size="small" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button size="small" disabled={saving.isPending} onClick={submit}>
            {t('keep')}
          </Button>
        </div>
        <Kept
          list={list}
          isBusy={removing.isPending}
          onRemove={(chosen, onSettled) => removing.mutate(chosen, { onSettled })}
        />
      </div>
    </Modal>
  );
}

interface KeptProps extends Pick<TemplateDialogProps, 'list'> {
  isBusy: boolean;
  onRemove: (id: number, onDone: () => void) => void;
}

/** Those there are, to be forgotten. */
function Kept({ list, isBusy, onRemove }: KeptProps) {
  const t = useTranslations('quotationStore.templates');
  const [pending, setPending] = useState<AnswerTemplate>();
  if (list.length === 0) return null;
  return (
    <>
      <ul aria-label={t('kept')} className={own.kept}>
        {list.map((template) => (
          <li key={template.id}>
            <span>{template.name}</span>
            <Button
              look="quiet"
              size="small"
              aria-label={t('removeName', { name: template.name })}
              onClick={() => setPending(template)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {pending && (
        <ConfirmDialog
          title={t('removeTitle', { name: pending.name })}
          text={t('removeText')}
          confirm={t('remove')}
          isDestructive
          isBusy={isBusy}
          onConfirm={() => onRemove(pending.id, () => setPending(undefined))}
          onClose={() => setPending(undefined)}
        />
      )}
    </>
  );
}

function useTemplates(side: DeskSide, onSaved: () => void) {
  const onSettled = untilReread;
  const saving = useMutation({
    mutationFn: (body: TemplateBody) => saveTemplate(side, body),
    onSuccess: onSaved,
    onSettled,
  });
  const removing = useMutation({ mutationFn: (id: number) => removeTemplate(side, id), onSettled });
  return { saving, removing };
}
