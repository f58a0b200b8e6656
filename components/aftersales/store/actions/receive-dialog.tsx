'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { receiveReturn } from '#lib/api/aftersales/seller-cases.ts';
import { aftersaleReceiveBody, type SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useCaseFrame } from '../case-frame.ts';
import { QuantityFields } from './quantity-fields.tsx';
import { useCaseForm } from './use-case-form.ts';
import { useReceived } from './use-received.ts';
import { withCheck } from './with-check.ts';

const receiveForm = aftersaleReceiveBody.omit({ lines: true, is_part: true });

/** Whether the rest is still on its way, or this is all that comes. */
const ways = ['part', 'all'] as const;
type Way = (typeof ways)[number];

interface ReceiveDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/**
 * What came back and what of it can be sold again. The refund starts with it, or the replacement is due; while more is on
 * its way, it is only written down.
 */
export function ReceiveDialog({ record, onClose }: ReceiveDialogProps) {
  const t = useTranslations('aftersalesStore.actions.receive');
  const locale = useLocale();
  const { type, approved, requested, lines } = record;
  const { received, way, setWay, isPart, register, errors, frame } = useReceiving({ record, onClose });
  const amount = formatMoney(locale, approved ?? requested);
  const isExchange = type === 'exchange';
  const lead = isPart ? 'textPart' : isExchange ? 'textExchange' : 'text';
  const meaning = isExchange ? 'allExchange' : record.actions.includes('propose') ? 'allLess' : 'all';
  const isBegun = lines.some(({ received_qty: before }) => before !== null);
  return (
    <FormDialog
      title={t('title')}
      text={<p>{t(lead, { amount })}</p>}
      submit={t(isPart ? 'doPart' : 'do')}
      form={withCheck(frame, () => received.read() !== undefined)}
      onClose={onClose}
    >
      {isBegun && <p>{t('soFar')}</p>}
      <QuantityFields {...received.fields} />
      {received.isShort && (
        <RestChoice
          way={way}
          textOf={(value) => t(`wayTexts.${value === 'part' ? 'part' : meaning}`, { amount })}
          onChange={setWay}
        />
      )}
      <TextInput
        label={t('note')}
        help={t('noteHelp')}
        field={register('note')}
        error={errors.note}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}

interface RestChoiceProps {
  way: Way;
  textOf: (way: Way) => string;
  onChange: (way: Way) => void;
}

/** Less came back than was to: is there more to come? */
function RestChoice({ way, textOf, onChange }: RestChoiceProps) {
  const t = useTranslations('aftersalesStore.actions.receive');
  return (
    <OptionCards
      legend={t('more')}
      options={ways.map((value) => ({ value, title: t(`ways.${value}`), text: textOf(value) }))}
      bind={(value) => ({ name: 'way', checked: value === way, onChange: () => onChange(value) })}
    />
  );
}

/** What came and what is said of it, kept until it is sent. */
function useReceiving({ record, onClose }: ReceiveDialogProps) {
  const { side } = useCaseFrame();
  const { no, received_note: note } = record;
  const received = useReceived(record, `case-received:${no}`);
  const [way, setWay] = useState<Way>('part');
  // Nothing that is paid out by mistake can be had back: less than everything is a part, until somebody says otherwise.
  const isPart = received.isShort && way === 'part';
  const form = useCaseForm({
    draft: `case-receive:${no}`,
    schema: receiveForm,
    values: { no, note: note ?? '' },
    fields: ['note'],
    send: (body) => receiveReturn(side, { no, note: body.note, lines: received.read() ?? [], is_part: isPart }),
    onDone: () => {
      received.drop();
      onClose();
    },
  });
  return { received, way, setWay, isPart, ...form };
}
