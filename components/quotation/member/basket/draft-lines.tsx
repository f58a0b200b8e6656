'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { useRemoval } from '#components/ui/hooks/use-removal.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import { paths } from '#lib/routes/paths.ts';
import { useLineMoves } from '../../use-quotation-moves.ts';
import styles from './basket.module.css';
import { ChoiceBar } from './choice-bar.tsx';
import { isFaulty } from './chosen-lines.ts';
import { DraftLine } from './draft-line.tsx';
import { RemovedLine } from './removed-line.tsx';

/** The lines of a draft: chosen, changed, and then ordered or asked about. */
export function DraftLines({ draft }: { draft: QuotationDetail }) {
  const t = useTranslations('quotation.basket');
  const { no } = draft;
  const moves = useLineMoves(goTo);
  const { leaving, remove, undo } = useRemoval((id) => moves.remove.mutateAsync({ no, ids: [id] }));
  const { items } = draft.current;
  const [left, setLeft] = useLeftOut();
  const staying = items.filter(({ id }) => !leaving.has(id));
  const chosen = new Set(staying.filter(({ id }) => !left.has(id)).map(({ id }) => id));
  const choose = (ids: number[], isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]));
  useFaultyLeftOut(items, setLeft);
  if (items.length === 0) return <EmptyDraft />;
  const isAll = staying.length > 0 && chosen.size === staying.length;
  return (
    <Panel title={t('title')} text={t('count', { count: staying.length })} isFlush>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() =>
            choose(
              staying.map(({ id }) => id),
              !isAll,
            )
          }
        />
        {t('chooseAll')}
      </label>
      <ul aria-label={t('lines')}>
        {items.map((item) =>
          leaving.has(item.id) ? (
            <RemovedLine key={item.id} name={item.name} onUndo={() => undo(item.id)} />
          ) : (
            <DraftLine
              key={item.id}
              no={no}
              item={item}
              isChosen={chosen.has(item.id)}
              onChoose={(isChosen) => choose([item.id], isChosen)}
              onRemove={() => remove(item.id)}
              onCopy={() => moves.copy.mutate({ no, id: item.id })}
            />
          ),
        )}
      </ul>
      <ChoiceBar draft={draft} items={staying} chosen={chosen} isSending={moves.submit.isPending} onAsk={ask} />
    </Panel>
  );

  function ask(ids: number[]): void {
    moves.submit.mutate({ no, items: ids });
  }
}

function goTo(no: string): void {
  const { pathname } = location;
  window.history.pushState(null, '', `${pathname}?no=${no}`);
}

/** Lines that are not chosen. New ones are chosen: who puts something in means to have it. */
function useLeftOut() {
  return useState<ReadonlySet<number>>(new Set());
}

/** What cannot be ordered yet is left out until somebody says otherwise. */
function useFaultyLeftOut(items: QuotationDetail['current']['items'], setLeft: ReturnType<typeof useLeftOut>[1]): void {
  const faulty = items
    .filter(isFaulty)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (faulty) setLeft((before) => new Set([...before, ...faulty.split(',').map(Number)]));
  }, [faulty, setLeft]);
}

/** Says what a basket is for. */
export function EmptyDraft() {
  const t = useTranslations('quotation.basket');
  return (
    <Panel>
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink href={paths.products}>{t('toProducts')}</ButtonLink>
        <ButtonLink look="secondary" href={paths.services}>
          {t('toServices')}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
}
