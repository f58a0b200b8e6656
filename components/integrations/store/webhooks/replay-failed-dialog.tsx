'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { replayFailed, type WebhookRow } from '#lib/api/integrations/webhooks.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

interface ReplayFailedDialogProps {
  side: SellerSide;
  hooks: readonly WebhookRow[];
  onClose: () => void;
}

const hours = [1, 24, 72, 168, 720];

/** Sends again what an endpoint has missed while it was away. */
export function ReplayFailedDialog({ side, hooks, onClose }: ReplayFailedDialogProps) {
  const t = useTranslations('integrationsWebhooks.deliveries');
  const { input, frame } = useDecisionForm({
    values: { id: String(hooks[0]?.id ?? ''), hours: '24' },
    fields: ['id', 'hours'],
    send: ({ id, hours: back }) => replayFailed(side, Number(id), Math.floor(Date.now() / 1000) - Number(back) * 3600),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('replayFailed')}
      text={<p>{t('replayFailedText')}</p>}
      submit={t('replay')}
      form={frame}
      onClose={onClose}
    >
      <SelectInput
        label={t('columns.endpoint')}
        {...input('id')}
        options={hooks.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SelectInput
        label={t('since')}
        {...input('hours')}
        options={hours.map((value) => ({ value: String(value), label: t('hours', { hours: value }) }))}
      />
    </FormDialog>
  );
}
