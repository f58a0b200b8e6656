'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import { addressPaths } from '#lib/routes/address-paths.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { PasteBox } from './paste-box.tsx';
import { useAddressForm } from './use-address-form.ts';

interface AddressFormProps {
  address?: AddressRecord;
  to: string | undefined;
}

/** A new address, or a changed one. */
export function AddressForm({ address, to }: AddressFormProps) {
  const t = useTranslations('identityAddresses');
  const parts = useAddressForm({ address, to });
  const { form, submit, draft, drop, fill } = parts;
  const { errors, isSubmitting } = form.formState;
  return (
    <div className="stack-24 min-w-0">
      <p className="text-ink-2 text-14">{t('form.deliveredTo')}</p>
      <PasteBox fill={fill} />
      <Panel>
        <form noValidate onSubmit={submit}>
          <fieldset disabled={isSubmitting} className="stack-24">
            {draft.isRestored && (
              <p role="status" className={styles.draft}>
                {t('draft.restored')}
                <Button look="quiet" size="small" onClick={draft.discard}>
                  {t('draft.discard')}
                </Button>
              </p>
            )}
            <FormAlert text={errors.root?.message} />
            <AddressFields {...parts} address={address} />
            <div className={`wrap-12 items-center ${styles.foot}`}>
              <Button isBusy={isSubmitting} type="submit">
                {t('form.save')}
              </Button>
              <ButtonLink look="secondary" href={to ?? addressPaths.list} onClick={drop}>
                {t('form.cancel')}
              </ButtonLink>
            </div>
          </fieldset>
        </form>
      </Panel>
    </div>
  );
}
