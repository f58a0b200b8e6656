'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { changedAddress } from '#components/ui/hooks/use-address-state.ts';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { sendCounter } from '#lib/api/quotation/member-quotations.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import fields from '../../builder/builder.module.css';
import { CounterLine, counterId } from './counter-line.tsx';
import { type CounterFault, counterFault, counterStart, isCounter, toCounterItems } from './counter-values.ts';

/** Answers an offer with other quantities and the prices one has in mind. */
export function CounterForm({ quotation }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotation.counter');
  const { no, version_n: n, current, rounds_left: rounds } = quotation;
  const [request, setRequest, dropRequest] = useKeptState(`counter:${no}:${n}`, {
    values: counterStart(current.items),
    note: '',
  });
  const { values, note } = request;
  const [fault, setFault] = useState<CounterFault>();
  const [alert, setAlert] = useState<string>();
  const sending = useMutation({
    mutationFn: sendCounter,
    onSuccess: () => {
      dropRequest();
      close();
    },
    onError: (error) => setAlert(error.message || undefined),
    onSettled: untilReread,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = counterFault(values);
    setFault(found);
    setAlert(undefined);
    if (found) document.getElementById(counterId(found))?.focus();
    else if (!isCounter(current.items, values, note)) setAlert(t('nothing'));
    else sending.mutate({ no, n, note: note.trim(), items: toCounterItems(values) });
  };
  return (
    <Panel title={t('title')} text={t('text', { rounds })}>
      <form noValidate className="stack-16 grid-cols-1" onSubmit={submit}>
        <FormAlert text={alert} />
        {current.items.map((item) => (
          <CounterLine
            key={item.line_key}
            item={item}
            value={values[item.line_key] ?? { qtyText: '', target: '' }}
            fault={fault?.line === item.line_key ? fault : undefined}
            onChange={(value) => setRequest({ note, values: { ...values, [item.line_key]: value } })}
          />
        ))}
        <CounterNote note={note} onChange={(text) => setRequest({ values, note: text })} />
        <div className="wrap-8">
          <Button type="submit" disabled={sending.isPending}>
            {t('send')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function CounterNote({ note, onChange }: { note: string; onChange: (text: string) => void }) {
  const t = useTranslations('quotation.counter');
  return (
    <div className={fields.field}>
      <label htmlFor="counter-note" className={fields.question}>
        {t('note')}
      </label>
      <textarea
        id="counter-note"
        className={fields.text}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function close(): void {
  window.history.pushState(null, '', changedAddress(location.href, { counter: '' }));
}
