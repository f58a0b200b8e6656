'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { paths } from '#lib/routes/paths.ts';
import { FileLinks } from './file-links.tsx';
import styles from './line-facts.module.css';

/** Picture, name and what was chosen. The specification is one line; all of it opens below. */
export function LineFacts({ item }: { item: QuotationItem }) {
  const t = useTranslations('quotation.line');
  const { name, picture, variant_text: variant, spec, note, files, spec_files: specFiles } = item;
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <Picture picture={picture} sizes="64px" isDecorative />
      </span>
      <div className="stack-4 content-start min-w-0">
        <ProductName item={item} name={name} />
        {variant && <p className={styles.summary}>{variant}</p>}
        {spec.length > 0 && (
          <Disclosure className={styles.spec}>
            <summary>
              <span className={styles.summary}>{specLine(spec)}</span>
              <span className="visually-hidden">{t('allSpec')}</span>
            </summary>
            <dl>
              {spec.map(({ key, label, value, depth }) => (
                <div key={key} style={{ paddingInlineStart: `${depth * 12}px` }}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
        {note && <p className={styles.note}>{t('noteOf', { note })}</p>}
        {(files.length > 0 || specFiles.length > 0) && (
          <div className={styles.note}>
            {t('files')}
            <FileLinks files={[...specFiles, ...files]} />
          </div>
        )}
      </div>
    </div>
  );
}

function ProductName({
  item: { slug, product_kind: kind, product_id: id },
  name,
}: {
  item: QuotationItem;
  name: string;
}) {
  if (!slug || id === null) return <p className={`font-semibold wrap-anywhere ${styles.name}`}>{name}</p>;
  return (
    <p className={`font-semibold wrap-anywhere ${styles.name}`}>
      <PageLink href={kind === 'service' ? paths.service(id) : paths.product(slug)}>{name}</PageLink>
    </p>
  );
}

/** Answers alone: what was asked stands in the part that opens. Of yes-or-no questions it names those answered by yes. */
function specLine(spec: QuotationItem['spec']): string {
  return spec
    .map(({ label, value, is_on }) => (is_on === null ? value : is_on && label))
    .filter(Boolean)
    .join(' · ');
}
