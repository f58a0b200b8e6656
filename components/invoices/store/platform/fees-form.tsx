'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { applyForFees, type PlatformFees, type StatementFees } from '#lib/api/invoices/store-platform.ts';
import { contentModes, invoiceKinds } from '#lib/contract/invoices/records.ts';
import { feeApplicationForm } from '#lib/contract/invoices/store-platform.ts';
import type { TitleRecord } from '#lib/contract/invoices/titles.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import styles from './platform.module.css';
import { storeTitles } from './store-titles.ts';

interface FeesFormProps {
  fees: PlatformFees;
  chosen: StatementFees[];
  titles: TitleRecord[];
}

const fields = ['title_id', 'kind', 'content_mode', 'email', 'remark', 'note'] as const;
/** What is asked for, of the statements that are chosen; the same request sent twice is one. */
export function FeesForm({ fees, chosen, titles }: FeesFormProps) {
  const t = useTranslations('invoicesPlatform.main');
  const statements = chosen.map(({ no }) => no);
  const decision = useFeesForm({ titles, statements });
  const { control, errors, isSubmitting, submit } = decision;
  const kind = useWatch({ control, name: 'kind' });
  const kinds = fees.is_special_offered ? invoiceKinds : (['normal'] as const);
  return (
    <Panel title={t('form')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className="stack-24">
          <Sum fees={fees} chosen={chosen} />
          <FormAlert text={errors.root?.message} />
          <div className="columns-2 stack-16-24">
            <Fields form={decision} titles={titles} kinds={kinds} />
          </div>
          {kind === 'special' && (
            <p className="text-ink-2">
              {t('specialNote')} <PageLink href={storeTitles.listHref}>{t('toTitles')}</PageLink>
            </p>
          )}
          <div className="wrap-12 items-center">
            <Button type="submit" isBusy={isSubmitting} disabled={chosen.length === 0}>
              {t('submit')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Panel>
  );
}

/** The first title, which is the default, until another one is chosen. */
function useFeesForm({ titles: [first], statements }: { titles: TitleRecord[]; statements: string[] }) {
  const navigation = useNavigation();
  const keyOf = useRequestKey();
  return useDecisionForm({
    schema: feeApplicationForm,
    values: {
      title_id: String(first?.id ?? ''),
      kind: 'normal' as const,
      content_mode: 'detail' as const,
      email: first?.email ?? '',
      remark: '',
      note: '',
    },
    fields,
    send: (body) => {
      const whole = { ...body, statements };
      return applyForFees(whole, keyOf(whole));
    },
    onDone: ({ nos }) =>
      navigation.replace(userPath('store/invoice/platform/records', nos.length === 1 ? { no: nos[0] } : {})),
  });
}

interface FieldsProps {
  form: ReturnType<typeof useFeesForm>;
  titles: TitleRecord[];
  kinds: readonly (typeof invoiceKinds)[number][];
}

function Fields({ form: { register, control, errors }, titles, kinds }: FieldsProps) {
  const t = useTranslations('invoicesPlatform.main');
  return (
    <>
      <SelectInput
        label={t('titleField')}
        field={register('title_id')}
        error={errors.title_id}
        options={titles.map(({ id, name, tax_no: number }) => ({
          value: String(id),
          label: number ? t('titleOption', { name, number }) : name,
        }))}
      />
      <ChoiceInput
        label={t('kind')}
        name="kind"
        control={control}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <ChoiceInput
        label={t('content')}
        name="content_mode"
        control={control}
        options={contentModes.map((value) => ({ value, label: t(`contents.${value}`) }))}
      />
      <TextInput
        type="email"
        label={t('email')}
        help={t('emailHelp')}
        field={register('email')}
        error={errors.email}
        maxLength={50}
        autoComplete="email"
      />
      {(['remark', 'note'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(field)}
          help={t(`${field}Help`)}
          field={register(field)}
          error={errors[field]}
          maxLength={200}
          autoComplete="off"
        />
      ))}
    </>
  );
}

/** What it comes to, and into how many invoices it is split. */
function Sum({ fees: { cap }, chosen }: Pick<FeesFormProps, 'fees' | 'chosen'>) {
  const t = useTranslations('invoicesPlatform.main');
  const locale = useLocale();
  const sum = chosen.reduce((total, { amount }) => total + fenOf(amount), 0);
  return (
    <p className="wrap-8-24 items-baseline" aria-live="polite">
      <span>{t('chosen', { count: chosen.length })}</span>
      <span className={styles.sum}>{formatMoney(locale, fromFen(sum))}</span>
      {sum > fenOf(cap) && <span className="text-ink-2">{t('split', { cap: formatMoney(locale, cap) })}</span>}
    </p>
  );
}
