'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useStore } from 'zustand';
import { addressLine } from '#components/ui/facts/address-lines.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import fields from '../../builder/builder.module.css';
import { FileList } from '../../file-list.tsx';
import { SaveMark } from '../draft/save-mark.tsx';
import { type RequestValues, useDraftRequest } from './use-draft-request.ts';

const maxFiles = 10;

/** What sellers should know of the whole: what it is for, by when, where to, and files. Nothing of it is required. */
export function DraftRequest({ draft }: { draft: QuotationDetail }) {
  const t = useTranslations('quotation.request');
  const id = useId();
  const { values, change, saver, place } = useDraftRequest(draft);
  const faults = useStore(saver.store, (state) => state.faults);
  const marks = (name: RequestField) => faultMarks(`${id}-${name}`, faults?.[name]);
  return (
    <Panel title={t('title')} text={t('text')} actions={<SaveMark saver={saver} />}>
      <div ref={place} className="stack-16 grid-cols-1">
        <div className="stack-16 columns-2">
          <div className={fields.field}>
            <label htmlFor={`${id}-title`} className={fields.question}>
              {t('name')}
            </label>
            <input
              id={`${id}-title`}
              className={fields.text}
              maxLength={80}
              value={values.title}
              onChange={({ target }) => change({ title: target.value })}
              {...marks('title')}
            />
            <Fault id={`${id}-title`} text={faults?.title} />
          </div>
          <NeedBy values={values} change={change} fault={faults?.need_by} />
        </div>
        <div className={fields.field}>
          <label htmlFor={`${id}-requirements`} className={fields.question}>
            {t('requirements')}
          </label>
          <textarea
            id={`${id}-requirements`}
            className={fields.text}
            rows={4}
            maxLength={2000}
            value={values.requirements}
            onChange={({ target }) => change({ requirements: target.value })}
            {...marks('requirements')}
          />
          <Fault id={`${id}-requirements`} text={faults?.requirements} />
        </div>
        <AddressChoice values={values} change={change} fault={faults?.address_id} />
        <fieldset className={fields.field}>
          <legend className={fields.question}>{t('files')}</legend>
          <FileList
            id={`${id}-files`}
            label={t('files')}
            files={values.files}
            max={maxFiles}
            onAdd={({ url, name, size }) =>
              change({ files: [...values.files.filter((each) => each.url !== url), { url, name, size }] })
            }
            onRemove={(url) => change({ files: values.files.filter((each) => each.url !== url) })}
          />
          <Fault id={`${id}-files`} text={fileFault(faults)} />
        </fieldset>
      </div>
    </Panel>
  );
}

interface PartProps {
  values: RequestValues;
  change: (next: Partial<RequestValues>) => void;
  fault: string | undefined;
}

type RequestField = 'title' | 'requirements' | 'need_by' | 'address_id';

const faultId = (id: string) => `${id}-fault`;

/** Marks of a field whose value was refused. */
const faultMarks = (id: string, fault: string | undefined) =>
  fault ? { 'aria-invalid': true, 'aria-describedby': faultId(id) } : {};

/** Why a value was not saved, below its field. */
function Fault({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={faultId(id)} role="alert" className="text-error text-14">
      {text}
    </p>
  ) : null;
}

/** What is said of any of the files. */
const fileFault = (faults: Readonly<Record<string, string>> | undefined) =>
  Object.entries(faults ?? {}).find(([name]) => name.startsWith('files'))?.[1];

function NeedBy({ values, change, fault }: PartProps) {
  const t = useTranslations('quotation.request');
  const id = useId();
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.question}>
        {t('needBy')}
      </label>
      <input
        id={id}
        type="date"
        className={fields.text}
        value={values.need_by}
        onChange={({ target }) => target.validity.valid && change({ need_by: target.value })}
        {...faultMarks(id, fault)}
      />
      <Fault id={id} text={fault} />
    </div>
  );
}

/** One of the own addresses: freight can be named with it. */
function AddressChoice({ values, change, fault }: PartProps) {
  const locale = useLocale();
  const t = useTranslations('quotation.request');
  const id = useId();
  const { data } = useQuery(addressesQuery());
  const addresses = data?.list ?? [];
  if (addresses.length === 0) return null;
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.question}>
        {t('address')}
      </label>
      <select
        id={id}
        className={fields.text}
        value={values.address_id}
        onChange={({ target }) => change({ address_id: Number(target.value) })}
        {...faultMarks(id, fault)}
      >
        <option value={0}>{t('noAddress')}</option>
        {addresses.map((address) => (
          <option key={address.id} value={address.id}>
            {`${address.receiver} ${addressLine(address, locale)}`}
          </option>
        ))}
      </select>
      <Fault id={id} text={fault} />
    </div>
  );
}
