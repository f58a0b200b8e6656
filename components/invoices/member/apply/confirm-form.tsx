'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import { titlesQuery } from '#lib/api/invoices/member-titles.ts';
import { type ContentMode, contentModes } from '#lib/contract/invoices/records.ts';
import { lineWithStreet, placeLine } from '#lib/i18n/place-line.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../invoices.module.css';
import { useConfirmForm } from './use-confirm-form.ts';

interface ConfirmFormProps {
  orders: readonly string[];
  mode: ContentMode;
  onMode: (mode: ContentMode) => void;
}

/** To whom it is made out, what it says, and where it goes. */
export function ConfirmForm({ orders, mode, onMode }: ConfirmFormProps) {
  const t = useTranslations('invoices');
  const titles = useQuery(titlesQuery()).data?.list ?? [];
  const { form, submit, errors, isSubmitting } = useConfirmForm({ orders, titles });
  const { register, watch } = form;
  const medium = watch('medium');
  return (
    <Panel title={t('confirm.form')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.fields}>
          <FormAlert text={errors.root?.message} />
          {titles.length === 0 ? (
            <p>{t('confirm.noTitle')}</p>
          ) : (
            <SelectInput
              label={t('wish.title')}
              field={register('title_id')}
              error={errors.title_id}
              options={titles.map(({ id, name, tax_no: number }) => ({
                value: String(id),
                label: number ? t('confirm.titleWithNumber', { name, number }) : name,
              }))}
            />
          )}
          <div>
            <ButtonLink
              look="quiet"
              size="small"
              href={userPath('account/invoice/invoiceTitlesEdit', { for: orders.join(',') })}
            >
              {t('titles.add')}
            </ButtonLink>
          </div>
          <SelectInput
            label={t('wish.medium')}
            field={register('medium')}
            error={errors.medium}
            options={(['digital', 'paper'] as const).map((value) => ({ value, label: t(`media.${value}`) }))}
          />
          <SelectInput
            label={t('wish.content')}
            field={{ ...register('content_mode'), onChange: async ({ target }) => choose(target.value as ContentMode) }}
            options={contentModes.map((value) => ({ value, label: t(`contents.${value}`) }))}
          />
          {medium === 'paper' && <AddressField field={register('address_id')} error={errors.address_id} />}
          <ConfirmTexts register={register} errors={errors} />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSubmitting} disabled={titles.length === 0}>
              {t('confirm.submit')}
            </Button>
            <ButtonLink look="secondary" href={userPath('account/invoice/invoice')}>
              {t('confirm.back')}
            </ButtonLink>
          </div>
        </fieldset>
      </form>
    </Panel>
  );

  function choose(value: ContentMode) {
    form.setValue('content_mode', value);
    if (value !== mode) onMode(value);
  }
}

type Bound = ReturnType<ReturnType<typeof useConfirmForm>['form']['register']>;

function AddressField({ field, error }: { field: Bound; error: Parameters<typeof SelectInput>[0]['error'] }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const addresses = useQuery(addressesQuery()).data?.list ?? [];
  return (
    <div className={styles.fields}>
      <SelectInput
        label={t('wish.address')}
        field={field}
        error={error}
        options={[
          { value: '', label: t('confirm.chooseAddress') },
          ...addresses.map((each) => ({
            value: String(each.id),
            label: `${each.receiver} ${each.mobile} ${lineWithStreet(placeLine([each.province_name, each.city_name, each.area_name], locale), each.address, locale)}`,
          })),
        ]}
      />
      <div>
        <ButtonLink look="quiet" size="small" href={userPath('common/userAddress/addressForm')}>
          {t('confirm.addAddress')}
        </ButtonLink>
      </div>
    </div>
  );
}

type Form = ReturnType<typeof useConfirmForm>;

/** Where documents go, and what is said beside the rows. */
function ConfirmTexts({ register, errors }: { register: Form['form']['register']; errors: Form['errors'] }) {
  const t = useTranslations('invoices');
  return (
    <>
      <TextInput
        label={t('fields.email')}
        help={t('confirm.emailHelp')}
        field={register('email')}
        error={errors.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={50}
      />
      <TextInput
        label={t('wish.remark')}
        help={t('confirm.remarkHelp')}
        field={register('remark')}
        error={errors.remark}
        maxLength={200}
      />
      <TextInput
        label={t('wish.note')}
        help={t('confirm.noteHelp')}
        field={register('note')}
        error={errors.note}
        maxLength={200}
      />
    </>
  );
}
