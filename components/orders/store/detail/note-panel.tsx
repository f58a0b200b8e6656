'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef } from 'react';
import { usePermission } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import form from './actions/form.module.css';
import { useSellerFrame } from './seller-side.ts';

const longest = 500;

interface Draft {
  text: string;
  /** What was saved when the typing began. */
  base: string;
}

/** A note for the own side. What is typed is kept in this tab until it is saved, and says when somebody else was faster. */
export function NotePanel({ order, note }: { order: SellerOrderDetail; note: string }) {
  const t = useTranslations('ordersStore.detail.note');
  const { side } = useSellerFrame();
  const isPermitted = usePermission();
  const mayWrite = isPermitted(side.permission('note')) && (side.audience === 'platform' || isOffered(order, 'note'));
  if (!mayWrite && note === '') return null;
  return (
    <Panel title={t('title')} text={t(`text.${side.audience}`)}>
      {mayWrite ? <NoteForm no={order.no} note={note} /> : <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
    </Panel>
  );
}

const isOffered = ({ actions }: SellerOrderDetail, action: 'note') => actions.includes(action);

function NoteForm({ no, note }: { no: string; note: string }) {
  const t = useTranslations('ordersStore.detail.note');
  const refusalOf = useRefusalWords();
  const id = useId();
  const { side } = useSellerFrame();
  const [draft, keep, drop] = useKeptState<Draft | null>(`order-note:${side.audience}:${no}`, null);
  const text = draft?.text ?? note;
  const field = useRef<HTMLTextAreaElement>(null);
  /** The buttons leave with the draft: the focus goes back to where it was typed. */
  const leave = () => {
    drop();
    field.current?.focus();
  };
  const saving = useMutation({
    // What the page shows has been read: also what somebody else has written meanwhile.
    mutationFn: () => side.note({ no, note: text.trim(), former: note }),
    onSuccess: leave,
    onSettled: untilReread,
  });
  const isOld = draft !== null && draft.base !== note;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form noValidate className={form.form} onSubmit={submit}>
      <FormAlert text={refusalOf(saving.error)} />
      <label htmlFor={id} className="visually-hidden">
        {t('title')}
      </label>
      <OutlinedInput
        id={id}
        inputRef={field}
        multiline
        minRows={3}
        fullWidth
        value={text}
        slotProps={{ input: { maxLength: longest } }}
        onChange={({ target }) => keep({ text: target.value, base: draft?.base ?? note })}
      />
      {isOld && (
        <p role="status" className="text-warning text-14">
          {t('changed', { note: note || t('empty') })}
        </p>
      )}
      {draft !== null && draft.text !== note && (
        <div className="wrap-8 justify-end">
          <Button look="quiet" size="small" onClick={leave}>
            {t('discard')}
          </Button>
          <Button look="secondary" size="small" isBusy={saving.isPending} type="submit">
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
