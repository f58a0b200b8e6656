'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import own from './spec-rows.module.css';

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
  const t = useTranslations('ordersStore.detail');
  // Who has not accepted the order is not shown what the customer sent.
  if (files.some(({ url }) => url === '')) return t('filesLater', { count: files.length });
  return (
    <ul className={`stack-4 wrap-anywhere ${own.files}`}>
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

export function FileSize({ bytes }: { bytes: number }) {
  return <span className="caption">{formatFileSize(bytes, useLocale())}</span>;
}
