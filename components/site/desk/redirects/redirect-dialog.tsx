'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type DeskRedirect, removeRedirect, saveRedirect } from '#lib/api/site/desk-redirects.ts';
import { redirectBody } from '#lib/contract/site/desk-redirects.ts';

interface RedirectDialogProps {
  /** Undefined: a new one. */
  redirect?: DeskRedirect | undefined;
  /** Of a new one: the address that somebody missed. */
  source?: string | undefined;
  onClose: () => void;
}

const fields = ['source', 'target', 'is_permanent'] as const;

/** Where an address of before leads from now on. */
export function RedirectDialog({ redirect, source = '', onClose }: RedirectDialogProps) {
  const t = useTranslations('siteDesk.redirects');
  const [isRemoving, setRemoving] = useState(false);
  const { input, control, frame } = useDecisionForm({
    schema: redirectBody,
    values: {
      source: redirect?.source ?? source,
      target: redirect?.target ?? '',
      is_permanent: redirect?.is_permanent ?? true,
    },
    fields,
    send: (body) => saveRedirect({ ...body, ...(redirect && { id: redirect.id, version: redirect.version }) }),
    onDone: onClose,
  });
  if (isRemoving && redirect) return <RemoveDialog redirect={redirect} onClose={onClose} />;
  return (
    <FormDialog title={t(redirect ? 'editTitle' : 'addTitle')} submit={t('save')} form={frame} onClose={onClose}>
      <TextInput label={t('source')} help={t('sourceHelp')} {...input('source')} maxLength={500} autoComplete="off" />
      <TextInput label={t('target')} help={t('targetHelp')} {...input('target')} maxLength={500} autoComplete="off" />
      <CheckInput label={t('permanentHelp')} name="is_permanent" control={control} />
      {redirect && (
        <div className="wrap-8">
          <Button look="quiet" size="small" isDestructive onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function RemoveDialog({ redirect, onClose }: { redirect: DeskRedirect; onClose: () => void }) {
  const t = useTranslations('siteDesk.redirects');
  const { send, dialog } = useDecision(removeRedirect, { onDone: onClose });
  const { id, version, source } = redirect;
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={<p className="wrap-anywhere">{t('removeText', { source })}</p>}
      confirm={t('remove')}
      isDestructive
      isBusy={dialog.isBusy}
      failure={dialog.failure}
      onConfirm={() => send({ id, version })}
      onClose={onClose}
    />
  );
}
