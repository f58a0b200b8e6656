'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { useMovedFocus } from '#components/ui/hooks/use-moved-focus.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type OperatorAttribute, orderAttributes } from '#lib/api/catalogue/desk-attributes.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { locales } from '#lib/i18n/locales.ts';
import { textIn } from '#lib/i18n/texts.ts';
import { useUnsaved } from '../kept-records.ts';
import { StepButton, StepTools } from '../step-tools.tsx';
import { AttributeEditor } from './attribute-editor.tsx';
import styles from './attributes.module.css';
import { attributeName } from './use-attribute-form.ts';

/** What lists can be filtered by, with the chosen one open below its line. */
export function AttributesScreen() {
  const t = useTranslations('catalogueDesk.attributes');
  const query = useQuery(apiQuery('/api/operator/attribute/list'));
  const [open, setOpen] = useState<number | 'new'>();
  const isUnsaved = useUnsaved();
  const names = ['new' as const, ...(query.data?.list ?? []).map(({ id }) => id)].map(attributeName);
  useLeaveWarning(names.some(isUnsaved), t('kept'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/attribute/edit">
          <Button size="small" onClick={() => setOpen('new')}>
            {t(isUnsaved(attributeName('new')) ? 'goOn' : 'add')}
          </Button>
        </Guarded>
      </PageHeader>
      {open === 'new' && (
        <Panel title={t('new')}>
          <AttributeEditor attribute={undefined} onDone={setOpen} />
        </Panel>
      )}
      <QueryView query={query} skeleton={<PanelSkeleton rows={6} isFlush />}>
        {({ list }) =>
          list.length === 0 && open !== 'new' ? (
            <Panel>
              <EmptyState title={t('empty.title')} text={t('empty.text')} />
            </Panel>
          ) : (
            <AttributeList list={list} open={open} onOpen={setOpen} />
          )
        }
      </QueryView>
    </>
  );
}

interface AttributeListProps {
  list: OperatorAttribute[];
  open: number | 'new' | undefined;
  onOpen: (open: number | undefined) => void;
}

function AttributeList({ list, open, onOpen }: AttributeListProps) {
  const t = useTranslations('catalogueDesk.attributes');
  const kept = useMovedFocus<HTMLUListElement>();
  const order = useMutation({
    mutationFn: orderAttributes,
    onSettled: untilReread,
  });
  const swap = (at: number, other: number) => {
    const ids = list.map(({ id }) => id);
    const [one, two] = [ids[at], ids[other]];
    if (one === undefined || two === undefined) return;
    order.mutate({ ids: ids.with(at, two).with(other, one) });
  };
  return (
    <ul className="stack-12 grid-cols-1" aria-label={t('title')} {...kept}>
      {list.map((attribute, at) => (
        <li key={attribute.id}>
          <Panel isFlush>
            <AttributeLine
              attribute={attribute}
              isOpen={open === attribute.id}
              onOpen={() => onOpen(open === attribute.id ? undefined : attribute.id)}
              onUp={at > 0 && !order.isPending ? () => swap(at, at - 1) : undefined}
              onDown={at < list.length - 1 && !order.isPending ? () => swap(at, at + 1) : undefined}
            />
            {open === attribute.id && (
              <div className={styles.inside}>
                <AttributeEditor attribute={attribute} onDone={() => onOpen(undefined)} />
              </div>
            )}
          </Panel>
        </li>
      ))}
    </ul>
  );
}

interface AttributeLineProps {
  attribute: OperatorAttribute;
  isOpen: boolean;
  onOpen: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function AttributeLine({ attribute, isOpen, onOpen, onUp, onDown }: AttributeLineProps) {
  const t = useTranslations('catalogueDesk.attributes');
  const locale = useLocale();
  const isUnsaved = useUnsaved();
  const { names, values, key, is_card_fact: isCardFact } = attribute;
  const nameIn = (own: OperatorAttribute['names']) => textIn(own, locale);
  const name = nameIn(names);
  const lacksNames = [{ names }, ...values].some((each) => locales.some((language) => !each.names[language]));
  return (
    <div className={styles.line}>
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
        <span>{name}</span>
        <small>
          {t('facts', { count: values.length })} · {key}
        </small>
        <small className={styles.values}>{values.map((value) => nameIn(value.names)).join(t('comma'))}</small>
      </button>
      <span className={styles.chips}>
        {isUnsaved(attributeName(attribute.id)) && <Chip tone="warning">{t('unsaved')}</Chip>}
        {isCardFact && <Chip tone="primary">{t('cardFact')}</Chip>}
        {lacksNames && <Chip tone="warning">{t('noEnglish')}</Chip>}
      </span>
      <Guarded node="operator/attribute/edit">
        <StepTools>
          <StepButton sign="↑" label={t('up', { name })} onClick={onUp} />
          <StepButton sign="↓" label={t('down', { name })} onClick={onDown} />
        </StepTools>
      </Guarded>
    </div>
  );
}
