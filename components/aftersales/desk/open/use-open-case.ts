'use client';

import { useState } from 'react';
import { z } from 'zod';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useKeptForm } from '#components/work/decisions/use-kept-form.ts';
import { type QuantitiesFault, readQuantities } from '#components/work/quantities/read-quantities.ts';
import { openCaseFor } from '#lib/api/aftersales/desk-cases.ts';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import { type CaseType, caseTypes } from '#lib/contract/aftersales/member-records.ts';
import { amountField, requiredText } from '#lib/contract/fields.ts';
import { sellerPaths } from '#lib/routes/seller-paths.ts';
import { partsFor, type Requestable } from './case-parts.ts';

const openForm = z.object({
  type: z.enum(caseTypes, 'choice'),
  reason_id: z.string().min(1, 'required'),
  amount: z.union([z.literal(''), amountField]),
  description: requiredText(1000),
});
type OpenValues = z.input<typeof openForm>;

const empty: OpenValues = { type: 'refund_only', reason_id: '', amount: '', description: '' };

interface Opening {
  requestable: Requestable;
  onClose: () => void;
}

/** The form that opens a request for a customer. What is typed is kept until it is sent; sent twice it is one request. */
export function useOpenCase(order: OperatorOrderDetail, { requestable, onClose }: Opening) {
  const { no } = order;
  const navigation = useNavigation();
  const keyOf = useRequestKey();
  const parts = useParts(order, requestable);
  const form = useKeptForm({
    draft: `case-open:${no}`,
    schema: openForm,
    values: empty,
    fields: ['type', 'reason_id', 'amount', 'description'],
    send: ({ amount, ...values }) => {
      const isRefund = values.type === 'refund_only' || values.type === 'return_refund';
      const hasAmount = isRefund && !requestable.is_at_once && amount !== '';
      const body = { ...values, no, lines: parts.read(values.type) ?? [], ...(hasAmount && { amount }) };
      return openCaseFor(body, keyOf(body));
    },
    onDone: (opened) => {
      parts.drop();
      onClose();
      navigation.push(sellerPaths.deskCase(opened.no));
    },
    isLeaving: true,
  });
  const type = form.watch('type');
  /** Quantities are looked at first: they stand first. */
  const submit: typeof form.frame.submit = (event) => {
    if (parts.read(type) !== undefined) return form.frame.submit(event);
    event?.preventDefault();
    return Promise.resolve();
  };
  return { form, parts: parts.fieldsFor(type), chosen: parts.chosen, frame: { ...form.frame, submit } };
}

/** How many of each line, kept like the rest. */
function useParts({ no, lines: all }: OperatorOrderDetail, requestable: Requestable) {
  const draft = `case-open:${no}:lines`;
  const [typed, setTyped] = useState(() => ({
    ...startOf(requestable),
    ...readKept<Record<number, string>>(draft),
  }));
  const [fault, setFault] = useState<QuantitiesFault>();
  const onChange = (id: number, text: string) => {
    const next = { ...typed, [id]: text };
    setTyped(next);
    setFault(undefined);
    writeKept(draft, next);
  };
  return {
    fieldsFor: (type: CaseType) => ({
      lines: partsFor(requestable, type).flatMap(({ id, most }) => {
        const line = all.find((each) => each.id === id);
        return line ? [{ ...line, most }] : [];
      }),
      ...{ typed, fault, onChange },
    }),
    /** Lines that something is typed for. */
    chosen: Object.keys(typed)
      .map(Number)
      .filter((id) => Number(typed[id]) > 0),
    read: (type: CaseType) => {
      const parts = readQuantities(partsFor(requestable, type), typed);
      setFault('fault' in parts ? parts.fault : undefined);
      return 'fault' in parts ? undefined : parts.lines;
    },
    drop: () => writeKept(draft, undefined),
  };
}

/** Of an order of one line it is usually all of it that somebody calls about. */
function startOf(requestable: Requestable): Record<number, string> {
  const [only, ...others] = partsFor(requestable, empty.type);
  return only && others.length === 0 ? { [only.id]: String(only.most) } : {};
}
