'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { useSellerFrame } from '../seller-side.ts';
import { appointmentForm } from './appointment-form.ts';
import { timesOf, toShopTime } from './appointment-time.ts';
import { useSellerForm } from './use-seller-form.ts';

interface AppointmentDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/**
 * Says when somebody comes, in the time of the shop; the customer is told. What was agreed on before stands above the
 * fields: a colleague may change it while they are filled in.
 */
export function AppointmentDialog({
  order: { no, appointment, service_time: input },
  onClose,
}: AppointmentDialogProps) {
  const t = useTranslations('ordersStore.actions.appointment');
  const fields = useTranslations('ui.fields');
  const { side } = useSellerFrame();
  const { register, errors, frame } = useSellerForm({
    schema: appointmentForm,
    values: { ...timesOf(appointment), note: appointment?.note ?? '' },
    fields: ['day', 'from', 'until', 'note'],
    send: ({ day: on, from, until, note }) =>
      side
        .appoint({ no, start: toShopTime(on, from) ?? 0, end: toShopTime(on, until) ?? 0, note, former: appointment })
        .catch((error) => Promise.reject(atOwnFields(error))),
    onDone: onClose,
  });
  const whole = { type: 'time', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={t(appointment ? 'changeTitle' : 'title', { no })}
      text={
        <>
          <p>{t('text')}</p>
          {input && <p>{t('preferredTime', { time: input })}</p>}
          <p aria-live="polite">{appointment && t('present', { ...timesOf(appointment) })}</p>
        </>
      }
      submit={t('do')}
      form={frame}
      onClose={onClose}
    >
      <TextInput label={fields('date')} type="date" field={register('day')} error={errors.day} autoComplete="off" />
      <div className="stack-16 grid-cols-2">
        <TextInput label={t('from')} field={register('from')} error={errors.from} {...whole} />
        <TextInput label={t('until')} field={register('until')} error={errors.until} {...whole} />
      </div>
      <TextInput
        label={t('note')}
        help={t('noteHelp')}
        field={register('note')}
        error={errors.note}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** The server speaks of a beginning and an end, the form of a day and hours. */
function atOwnFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { start, end, ...others } = error.fields;
  const fields = { ...others, ...(start && { from: start }), ...(end && { until: end }) };
  const { message, code, status } = error;
  return new ApiError(message, { code, status, data: { error: error.error, fields }, cause: error });
}
