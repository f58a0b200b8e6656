'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { requiredText } from '#lib/contract/fields.ts';
import { useCaseForm } from './use-case-form.ts';

interface ReasonFormDialogProps {
  /** Which move it is, whose words it speaks. */
  move: 'refund_instead' | 'release';
  /** Under which name what is typed is kept. */
  draft: string;
  maxLength: number;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** A move that needs no more than a reason. */
export function ReasonFormDialog({ move, draft, maxLength, send, onClose }: ReasonFormDialogProps) {
  const t = useTranslations(`aftersalesStore.actions.${move}`);
  const { input, frame } = useCaseForm({
    draft,
    schema: z.object({ reason: requiredText(maxLength) }),
    values: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => send(reason),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <TextInput
        label={t('reason')}
        help={t('reasonHelp')}
        {...input('reason')}
        maxLength={maxLength}
        autoComplete="off"
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
