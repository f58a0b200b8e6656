'use client';

import { useEffect, useState } from 'react';
import { z } from 'zod';
import { readKept, writeKept } from '#components/ui/use-kept-state.ts';
import { useNavigation } from '#components/ui/use-navigation.ts';
import { useRequestKey } from '#components/ui/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { openCaseFor } from '#lib/api/aftersales/desk-cases.ts';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import { caseTypes } from '#lib/contract/aftersales/member-records.ts';
import { amountField, requiredText } from '#lib/contract/fields.ts';
import { sellerPaths } from '#lib/routes/seller-paths.ts';
import { leftOf, type PartsFault, toCaseParts } from './case-parts.ts';

const openForm = z.object({
  type: z.enum(caseTypes, 'choice'),
  reason_id: z.string().min(1, 'required'),
  amount: z.union([z.literal(''), amountField]),
  description: requiredText(1000),
});
type OpenValues = z.input<typeof openForm>;

const empty: OpenValues = { type: 'refund_only', reason_id: '', amount: '', description: '' };

/** The form that opens a request for a customer. What is typed is kept until it is sent; sent twice it is one request. */
export function useOpenCase({ no, lines: all }: OperatorOrderDetail, onClose: () => void) {
  const draft = `case-open:${no}`;
  const navigation = useNavigation();
  const keyOf = useRequestKey();
  const parts = useParts(all, `${draft}:lines`);
  const [start] = useState(() => ({ ...empty, ...readKept<OpenValues>(draft) }));
  const form = useDecisionForm({
    schema: openForm,
    values: start,
    fields: ['type', 'reason_id', 'amount', 'description'],
    send: ({ reason_id, amount, ...values }) => {
      const isRefund = values.type === 'refund_only' || values.type === 'return_refund';
      const body = {
        ...values,
        no,
        reason_id,
        lines: parts.read() ?? [],
        ...(isRefund && amount !== '' && { amount }),
      };
      return openCaseFor(body, keyOf(body));
    },
    onDone: (opened) => {
      writeKept(draft, undefined);
      parts.drop();
      onClose();
      navigation.push(sellerPaths.deskCase(opened.no));
    },
    isLeaving: true,
  });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => writeKept(draft, typed));
    return unsubscribe;
  }, [watch, draft]);
  /** Quantities are looked at first: they stand first. */
  const submit: typeof form.frame.submit = (event) => {
    if (parts.read() !== undefined) return form.frame.submit(event);
    event?.preventDefault();
    return Promise.resolve();
  };
  return { form, parts: parts.fields, frame: { ...form.frame, submit } };
}

function useParts(all: OperatorOrderDetail['lines'], draft: string) {
  const lines = all.filter((line) => leftOf(line) > 0);
  // Of an order of one line it is usually all of it that somebody calls about.
  const only = lines.length === 1 && lines[0] ? { [lines[0].id]: String(leftOf(lines[0])) } : {};
  const [typed, setTyped] = useState(() => ({ ...only, ...readKept<Record<number, string>>(draft) }));
  const [fault, setFault] = useState<PartsFault>();
  return {
    fields: {
      lines,
      typed,
      fault,
      onChange: (id: number, text: string) => {
        const next = { ...typed, [id]: text };
        setTyped(next);
        setFault(undefined);
        writeKept(draft, next);
      },
    },
    read: () => {
      const parts = toCaseParts(lines, typed);
      setFault('fault' in parts ? parts.fault : undefined);
      return 'fault' in parts ? undefined : parts.lines;
    },
    drop: () => writeKept(draft, undefined),
  };
}
