'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import type { InvoicePreview } from '#lib/api/invoices/member-invoices.ts';
import { type TitleRecord, titlesQuery } from '#lib/api/invoices/member-titles.ts';
import { type ContentMode, contentModes } from '#lib/contract/invoices/records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { lineWithStreet, placeLine } from '#lib/i18n/place-line.ts';
import { formPath } from '#lib/routes/address-paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { EmailField } from '../../shared/email-field.tsx';
import styles from '../invoices.module.css';
import { KindField } from '../kind-field.tsx';
import { useConfirmForm } from './use-confirm-form.ts';

interface ConfirmFormProps {
  orders: readonly string[];
  mode: ContentMode;
  preview: InvoicePreview;
  onMode: (mode: ContentMode) => void;
}

/** To whom it is made out, what it says, and where it goes. */
export function ConfirmForm({ orders, mode, preview, onMode }: ConfirmFormProps) {
  const t = useTranslations('invoices');
  const titles = useQuery(titlesQuery()).data?.list ?? [];
  const { form, submit, errors, isSubmitting } = useConfirmForm({ orders, titles });
  const { register, watch } = form;
  const [medium, chosen] = watch(['medium', 'title_id']);
  const forOrders = orders.join(',');
  return (
    <Panel title={t('confirm.form')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className="stack-16">
          <FormAlert text={errors.root?.message} />
          <TitleField form={form} errors={errors} titles={titles} forOrders={forOrders} />
          <KindField
            field={register('kind')}
            error={errors.kind}
            title={titles.find(({ id }) => String(id) === chosen)}
            isOffered={preview.is_special_offered}
            onImpossible={() => form.setValue('kind', 'normal')}
          />
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
          {medium === 'paper' && (
            <AddressField
              field={register('address_id')}
              error={errors.address_id}
              back={userPath('account/invoice/confirm', { orders: forOrders })}
            />
          )}
          <ConfirmTexts form={form} errors={errors} />
          <Sum count={orders.length} preview={preview} />
          <div className="wrap-8">
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

interface TitleFieldProps extends Pick<Form, 'form' | 'errors'> {
  titles: readonly TitleRecord[];
  /** What a title that is written now is then used for. */
  forOrders: string;
}

/** One of the titles, or the way to write one. */
function TitleField({ form: { register, watch }, errors, titles, forOrders }: TitleFieldProps) {
  const t = useTranslations('invoices');
  const editPath = (title: { id?: string }) =>
    userPath('account/invoice/invoiceTitlesEdit', { ...title, for: forOrders });
  return (
    <>
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
      <div className={`wrap-8 ${styles.flush}`}>
        {titles.length > 0 && (
          <ButtonLink look="quiet" size="small" href={editPath({ id: watch('title_id') })}>
            {t('confirm.editTitle')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" size="small" href={editPath({})}>
          {t('titles.add')}
        </ButtonLink>
      </div>
    </>
  );
}

/** What is sent, once more beside the button: on a phone the preview stands below it. */
function Sum({ count, preview: { total, invoices } }: { count: number; preview: InvoicePreview }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  return (
    <p>
      <strong>{t('apply.chosen', { count, total: formatMoney(locale, total) })}</strong>
      {invoices.length > 1 && <span className="hint"> {t('preview.split', { count: invoices.length })}</span>}
    </p>
  );
}

type Bound = ReturnType<ReturnType<typeof useConfirmForm>['form']['register']>;

interface AddressFieldProps {
  field: Bound;
  error: Parameters<typeof SelectInput>[0]['error'];
  /** Where a new address leads back to. */
  back: string;
}

function AddressField({ field, error, back }: AddressFieldProps) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const addresses = useQuery(addressesQuery()).data?.list ?? [];
  return (
    <div className="stack-16">
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
      <div className={styles.flush}>
        <ButtonLink look="quiet" size="small" href={formPath({ to: back })}>
          {t('confirm.addAddress')}
        </ButtonLink>
      </div>
    </div>
  );
}

type Form = ReturnType<typeof useConfirmForm>;

/** As the call takes it. */
const mostText = 200;

/** Where documents go, and what is said beside the rows. */
function ConfirmTexts({ form: { register, watch }, errors }: Pick<Form, 'form' | 'errors'>) {
  const t = useTranslations('invoices');
  const [remark, note] = watch(['remark', 'note']);
  return (
    <>
      <EmailField help={t('confirm.emailHelp')} field={register('email')} error={errors.email} />
      <TextInput
        label={t('wish.remark')}
        help={t('confirm.remarkHelp', { count: remark.length, max: mostText })}
        field={register('remark')}
        error={errors.remark}
        maxLength={mostText}
      />
      <TextInput
        label={t('wish.note')}
        help={t('confirm.noteHelp', { count: note.length, max: mostText })}
        field={register('note')}
        error={errors.note}
        maxLength={mostText}
      />
    </>
  );
}
