'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { QuantityFields } from '#components/work/quantities/quantity-fields.tsx';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { CaseType } from '#lib/contract/aftersales/member-records.ts';
import { ofTextFields, textIn } from '#lib/i18n/texts.ts';
import { typeKey } from '../../case-words.ts';
import { isWithoutReason, type Requestable, typesOf } from './case-parts.ts';
import { useOpenCase } from './use-open-case.ts';

interface OpenCaseDialogProps {
  order: OperatorOrderDetail;
  requestable: Requestable;
  onClose: () => void;
}

/** What it is about, what is asked for and why; the store that sold it answers, or the platform itself. */
export function OpenCaseDialog({ order, requestable, onClose }: OpenCaseDialogProps) {
  const t = useTranslations('aftersalesDesk.open');
  const words = useTranslations('aftersales');
  const { form, parts, chosen, frame } = useOpenCase(order, { requestable, onClose });
  const { register, watch, errors } = form;
  const type = watch('type');
  const reasons = useReasons(type, isWithoutReason(requestable, type, chosen));
  const isRefund = type === 'refund_only' || type === 'return_refund';
  return (
    <FormDialog
      title={t('title', { no: order.no })}
      text={<p>{t('text')}</p>}
      submit={t('do')}
      form={frame}
      isHeld={!reasons.isKnown}
      onClose={onClose}
    >
      <QuantityFields
        {...parts}
        legend={t('lines')}
        words={{ none: t('none'), left: (left) => t('left', { left }), tooMany: (left) => t('tooMany', { left }) }}
      />
      <OptionCards
        legend={t('type')}
        options={typesOf(requestable).map((value) => ({
          value,
          title: words(typeKey({ type: value, fulfilment: order.fulfilment })),
        }))}
        bind={() => register('type')}
      />
      <SelectInput
        label={t('reason')}
        options={[{ value: '', label: t('choose') }, ...reasons.options]}
        field={register('reason_id')}
        error={errors.reason_id}
      />
      {isRefund && <AskedAmount isAtOnce={requestable.is_at_once} form={form} />}
      <TextInput
        label={t('description')}
        help={t('descriptionHelp')}
        field={register('description')}
        error={errors.description}
        maxLength={1000}
        autoComplete="off"
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}

/** Reasons that fit what is asked for; some hold only where none has to be given. */
function useReasons(type: CaseType, isFree: boolean) {
  const locale = useLocale();
  const { data } = useQuery(apiQuery('/api/operator/aftersale/reasons'));
  const fitting = (data?.list ?? []).filter(
    (reason) => reason.is_active && reason.types.includes(type) && (isFree || !reason.is_no_reason),
  );
  const options = fitting.map(({ id, ...reason }) => ({
    value: String(id),
    label: textIn(ofTextFields('', reason), locale),
  }));
  return { isKnown: data !== undefined, options };
}

interface AskedAmountProps {
  isAtOnce: boolean;
  form: ReturnType<typeof useOpenCase>['form'];
}

/** How much is asked for; what is paid back at once is paid back whole. */
function AskedAmount({ isAtOnce, form: { register, errors } }: AskedAmountProps) {
  const t = useTranslations('aftersalesDesk.open');
  if (isAtOnce) return <p>{t('atOnce')}</p>;
  return <AmountInput label={t('amount')} help={t('amountHelp')} field={register('amount')} error={errors.amount} />;
}
