'use client';

import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { changeTie, promoterUserLookup, type TieRow } from '#lib/api/referral/desk-ties.ts';
import { tieBody } from '#lib/contract/referral/desk-ties.ts';
import { nameOf } from './use-tie-columns.tsx';

/** Says who brought somebody; without a row of a member whom nobody brought so far. */
export function TieDialog({ tie, onClose }: { tie: TieRow | undefined; onClose: () => void }) {
  const t = useTranslations('referralDesk.ties.dialog');
  const { input, control, frame } = useDecisionForm<z.input<typeof tieBody>, z.output<typeof tieBody>>({
    schema: tieBody as z.ZodType<z.output<typeof tieBody>, z.input<typeof tieBody>>,
    values: {
      user_id: tie?.user.id ?? '',
      from_id: tie?.parent.id ?? null,
      parent_id: tie?.parent.id ?? '',
      reason: '',
    },
    fields: ['user_id', 'parent_id', 'reason'],
    send: changeTie,
    onDone: onClose,
  });
  const title = tie ? t('title', { name: nameOf(tie.user) }) : t('newTitle');
  return (
    <FormDialog title={title} text={<p>{t('text')}</p>} submit={t('save')} form={frame} onClose={onClose}>
      {!tie && <LookupInput label={t('user')} name="user_id" control={control} lookup={promoterUserLookup} none="" />}
      <LookupInput
        label={t('parent')}
        help={t(tie ? 'parentHelp' : 'lookupHelp')}
        name="parent_id"
        control={control}
        lookup={promoterUserLookup}
        none=""
      />
      <TextInput label={t('reason')} {...input('reason')} autoComplete="off" maxLength={200} />
    </FormDialog>
  );
}
