'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { refuseCase } from '#lib/api/aftersales/seller-cases.ts';
import { aftersaleRefuseBody, type SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { EvidenceField } from '../../files/evidence-field.tsx';
import { useCaseFrame } from '../case-frame.ts';
import { useCaseFiles } from './use-case-files.ts';
import { useCaseForm } from './use-case-form.ts';
import { withCheck } from './with-check.ts';

interface RefuseDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** Refuses a request, or goods that came back, with why and what shows it: the customer reads both, and so does who decides. */
export function RefuseDialog({ record: { no, status }, onClose }: RefuseDialogProps) {
  const t = useTranslations('aftersalesStore.actions.refuse');
  const { files, register, errors, frame } = useRefusal(no, onClose);
  const stage = status === 'returning' ? 'receive' : 'review';
  // Goods that came back are not refused without showing why.
  const isMissing = stage === 'receive' && files.urls.length === 0;
  const [isTried, setTried] = useState(false);
  const form = withCheck(frame, () => {
    setTried(true);
    return !isMissing;
  });
  return (
    <FormDialog
      title={t(`title.${stage}`)}
      text={<p>{t(`text.${stage}`)}</p>}
      submit={t('do')}
      isDestructive
      form={form}
      isHeld={files.evidence.isSending}
      onClose={onClose}
    >
      <TextInput
        label={t('reason')}
        help={t(`reasonHelp.${stage}`)}
        field={register('reason')}
        error={errors.reason}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={3}
      />
      <EvidenceField
        label={t(`files.${stage}`)}
        evidence={files.evidence}
        fault={isTried && isMissing ? t('filesFault') : undefined}
      />
    </FormDialog>
  );
}

/** The reason with the files that show it, kept until they are sent. */
function useRefusal(no: string, onClose: () => void) {
  const { side } = useCaseFrame();
  const files = useCaseFiles(`case-refuse-files:${no}`);
  const form = useCaseForm({
    draft: `case-refuse:${no}`,
    schema: aftersaleRefuseBody,
    values: { no, reason: '' },
    fields: ['reason'],
    send: (body) => refuseCase(side, { ...body, no, files: files.urls }),
    onDone: () => {
      files.drop();
      onClose();
    },
  });
  return { files, ...form };
}
