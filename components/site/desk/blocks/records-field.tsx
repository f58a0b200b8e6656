'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import { shownProductLookup } from '#lib/api/site/desk-blocks.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import type { Place } from './page-draft.ts';
import type { PlainFieldOf } from './plain-fields.tsx';

/** One category of the shop's tree. */
export function RecordField({ label, place, value }: PlainFieldOf<number>) {
  const id = useId();
  const editor = useEditor();
  return (
    <PlainField id={id} label={label}>
      <CategorySelect id={id} value={value} onChange={(chosen) => editor.set(place, chosen)} />
    </PlainField>
  );
}

interface CategorySelectProps {
  id?: string;
  label?: string;
  value: number;
  onChange: (id: number) => void;
}

/** The tree as a list: what is gone keeps its place and says so. */
function CategorySelect({ id, label, value, onChange }: CategorySelectProps) {
  const t = useTranslations('siteBlocksDesk');
  const { isDisabled } = useEditor();
  const { data } = useQuery(apiQuery('/api/product/categories'));
  const all = flatten(data?.list ?? []);
  const isGone = data !== undefined && value !== 0 && all.every((each) => each.id !== value);
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <option value={0}>{t('chooseCategory')}</option>
      {isGone && <option value={value}>{t('goneCategory', { id: value })}</option>}
      {all.map((each) => (
        <option key={each.id} value={each.id}>
          {`${'\u2003'.repeat(each.depth)}${each.name}`}
        </option>
      ))}
    </select>
  );
}

const flatten = (nodes: readonly CategoryNode[], depth = 0): { id: number; name: string; depth: number }[] =>
  nodes.flatMap(({ id, name, children }) => [{ id, name, depth }, ...flatten(children, depth + 1)]);

interface RecordsFieldProps {
  label: string;
  help?: string | undefined;
  place: Place;
  kind: 'categories' | 'products';
  value: number[];
}

/** Several categories or products in an order. */
export function RecordsField({ label, help, place, kind, value }: RecordsFieldProps) {
  const t = useTranslations('siteBlocksDesk');
  const editor = useEditor();
  const put = (index: number, id: number | undefined) =>
    editor.set(place, id ? uniqueWith(value, index, id) : value.toSpliced(index, 1));
  const shown = value.length < mostRecords ? [...value, 0] : value;
  return (
    <fieldset className={styles.records}>
      <legend>{label}</legend>
      {help && <p className="hint">{help}</p>}
      {shown.map((id, index) => (
        <div key={id} className={styles.record}>
          <OneRecord
            kind={kind}
            label={id === 0 ? t('addRecord', { label }) : t('recordNo', { label, no: index + 1 })}
            value={id}
            onChange={(chosen) => put(index, chosen)}
          />
          {id !== 0 && (
            <Button
              look="quiet"
              size="small"
              disabled={editor.isDisabled}
              aria-label={t('removeRecord', { no: index + 1 })}
              onClick={() => put(index, undefined)}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

const mostRecords = 24;

interface OneRecordProps {
  kind: RecordsFieldProps['kind'];
  label: string;
  /** 0: none yet. */
  value: number;
  onChange: (id: number | undefined) => void;
}

function OneRecord({ kind, label, value, onChange }: OneRecordProps) {
  const { isDisabled } = useEditor();
  if (kind === 'categories') return <CategorySelect label={label} value={value} onChange={onChange} />;
  return (
    <RemoteSelect
      lookup={shownProductLookup}
      label={label}
      value={value === 0 ? undefined : value}
      onChange={onChange}
      isDisabled={isDisabled}
      size="small"
    />
  );
}

function uniqueWith(ids: readonly number[], index: number, id: number): number[] {
  const next = [...ids];
  next[index] = id;
  return [...new Set(next)];
}
