'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { SellerOrderDetail } from '#lib/api/store-orders.ts';
import own from './sold.module.css';

type Line = SellerOrderDetail['lines'][number];
type SpecFile = Line['spec_files'][number];

/** The chosen specification, value by value, the customer's files among them. */
export function SpecRows({ line: { spec, spec_files: files } }: { line: Line }) {
  return (
    <dl className={own.spec}>
      {spec.map(({ key, label, value, depth }) => {
        const given = files.filter((file) => file.key === key);
        return (
          <div key={key} data-depth={Math.min(depth, 3)} data-heading={value === '' ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{given.length > 0 ? <Files files={given} /> : value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Files({ files }: { files: SpecFile[] }) {
  const t = useTranslations('deskOrders.detail');
  // Who has not accepted the order is not shown what the customer sent.
  if (files.some(({ url }) => url === '')) return t('filesLater', { count: files.length });
  return (
    <ul className={own.files}>
      {files.map(({ url, name, size }) => (
        <li key={url}>
          <a href={url} download={name} target="_blank" rel="noopener" aria-label={t('download', { name })}>
            {name}
          </a>{' '}
          <FileSize bytes={size} />
        </li>
      ))}
    </ul>
  );
}

const kilo = 1024;

export function FileSize({ bytes }: { bytes: number }) {
  const format = useFormatter();
  const isLarge = bytes >= kilo * kilo;
  const size = isLarge ? bytes / kilo / kilo : Math.max(1, Math.round(bytes / kilo));
  const text = format.number(size, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return <span className={own.size}>{text}</span>;
}
