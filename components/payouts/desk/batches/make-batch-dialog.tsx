'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import { type BatchCandidate as Candidate, makeBatch } from '#lib/api/payouts/desk-batches.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { accountText } from '../../account-text.ts';
import { batchHref } from './batch-address.ts';
import styles from './batches.module.css';

type Made = Awaited<ReturnType<typeof makeBatch>>;

/** Chooses what goes to the bank, and says afterwards what was left out. */
export function MakeBatchDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>();
  return made ? <MadeDialog made={made} onClose={onClose} /> : <ChooseDialog onMade={setMade} onClose={onClose} />;
}

function ChooseDialog({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const t = useTranslations('payoutsBatches.form');
  const query = useQuery(apiQuery('/api/operator/payout/candidates'));
  // What is taken away; all that can be paid goes out unless somebody says otherwise.
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const keyOf = useRequestKey();
  const refusalOf = useRefusalWords();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (nos: string[]) => makeBatch(nos, keyOf(nos)),
    onSuccess: onMade,
  });
  const chosen = (query.data?.list ?? []).filter(({ no, is_payable }) => is_payable && !without.has(no));
  const toggle = (no: string) =>
    setWithout((before) =>
      before.has(no) ? new Set([...before].filter((each) => each !== no)) : new Set([...before, no]),
    );
  return (
    <FormDialog
      title={t('title')}
      text={<p>{t('text')}</p>}
      submit={t('confirm')}
      form={{
        submit: (event) => {
          event.preventDefault();
          mutate(chosen.map(({ no }) => no));
        },
        isSubmitting: isPending,
        alert: refusalOf(error),
      }}
      isHeld={chosen.length === 0}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ list }) => <Candidates list={list} without={without} onToggle={toggle} />}
      </QueryView>
      <Sum chosen={chosen} />
    </FormDialog>
  );
}

interface CandidatesProps {
  list: Candidate[];
  without: ReadonlySet<string>;
  onToggle: (no: string) => void;
}

function Candidates({ list, without, onToggle }: CandidatesProps) {
  const t = useTranslations('payoutsBatches.form');
  const locale = useLocale();
  if (list.length === 0) return <p>{t('none')}</p>;
  return (
    <fieldset className={styles.candidates}>
      <legend className={styles.legend}>{t('choose')}</legend>
      {list.map(
        ({ no, owner_name: owner, account, bank, net, is_payable: isPayable, waits_for_invoice: isWaiting }) => (
          <label key={no} className={styles.candidate}>
            <input
              type="checkbox"
              checked={isPayable && !without.has(no)}
              disabled={!isPayable}
              onChange={() => onToggle(no)}
            />
            <span className="wrap-anywhere grid">
              {owner} · {accountText(bank, account)}
              <span className="hint">
                {no} {!isPayable && t(isWaiting ? 'noInvoice' : 'notYours')}
              </span>
            </span>
            <span className="whitespace-nowrap">{formatMoney(locale, net)}</span>
          </label>
        ),
      )}
    </fieldset>
  );
}

function Sum({ chosen }: { chosen: Candidate[] }) {
  const t = useTranslations('payoutsBatches.form');
  const locale = useLocale();
  const cents = chosen.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
  if (chosen.length === 0) return null;
  return (
    <p role="status">{t('sum', { count: chosen.length, amount: formatMoney(locale, (cents / 100).toFixed(2)) })}</p>
  );
}

function MadeDialog({ made: { no, count, left_out: leftOut }, onClose }: { made: Made; onClose: () => void }) {
  const t = useTranslations('payoutsBatches.made');
  const ui = useTranslations('ui.dialog');
  return (
    <Modal title={t('title', { no })} closeLabel={ui('close')} onClose={onClose}>
      <div className={styles.made}>
        <p>{t('text', { count })}</p>
        {leftOut.length > 0 && (
          <>
            <p>{t('leftOut')}</p>
            <ul>
              {leftOut.map((each) => (
                <li key={each.no}>
                  {each.no} {each.reason}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="wrap-8 items-center">
          <PageLink href={batchHref(no)}>{t('open')}</PageLink>
          <Button size="small" look="secondary" onClick={onClose}>
            {ui('close')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
