'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { closeStore, type StoreClosing } from '#lib/api/store/store-closing.ts';
import { storeCloseBody } from '#lib/contract/store/store-closing.ts';
import styles from './closing.module.css';
import { FormFoot } from './form-foot.tsx';
import { OwnerProof } from './legal/owner-proof.tsx';
import { OpenBusiness } from './opening/open-business.tsx';
import page from './store-profile.module.css';
import { useShowClosing } from './use-closing.ts';

interface ClosingDialogProps {
  name: string;
  closing: StoreClosing;
  onClose: () => void;
}

const consequences = ['none', 'finish', 'closed', 'gone', 'again'] as const;

/** What closing means and what is open, before the owner asks for it. */
export function ClosingDialog({ name, closing, onClose }: ClosingDialogProps) {
  const t = useTranslations('storeProfile.closing');
  const words = useTranslations('ui.dialog');
  return (
    <Modal title={t('dialogTitle', { name })} closeLabel={words('close')} onClose={onClose}>
      <div className={page.form}>
        <ul className={styles.consequences}>
          {consequences.map((key) => (
            <li key={key}>{t(`consequences.${key}`, { hours: closing.hours })}</li>
          ))}
        </ul>
        {closing.blockers.length > 0 && (
          <div>
            <strong>{t('openNow')}</strong>
            <OpenBusiness list={closing.blockers} />
          </div>
        )}
        <ClosingForm needsCode={closing.needs_code} onClose={onClose} />
      </div>
    </Modal>
  );
}

interface Values {
  password: string;
  code: string;
  reason: string;
}

function ClosingForm({ needsCode, onClose }: { needsCode: boolean; onClose: () => void }) {
  const t = useTranslations('storeProfile.closing');
  const { input, submit, errors, isSubmitting } = useClosingForm(onClose);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={page.form}>
        <FormAlert text={errors.root?.message} />
        <TextInput {...input('reason')} label={t('reason')} maxLength={200} autoComplete="off" />
        <OwnerProof needsCode={needsCode} password={input('password')} code={input('code')} />
        <FormFoot isBusy={isSubmitting} submit={t('submit')} isDestructive onCancel={onClose} />
      </fieldset>
    </form>
  );
}

function useClosingForm(onClose: () => void) {
  const show = useShowClosing();
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(storeCloseBody),
    defaultValues: { password: '', code: '', reason: '' },
  });
  return useSending(form, {
    fields: ['password', 'code', 'reason'],
    send: closeStore,
    onDone: (closing) => {
      show(closing);
      onClose();
    },
    isLeaving: true,
  });
}
