'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SellerQuotationDetail } from '#lib/api/quotation/seller-answers.ts';
import type { QuotationItem, QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import { randomId } from '#lib/utils/random-id.ts';
import { AddedLine } from './added-line.tsx';
import type { OfferFaults } from './offer-body.ts';
import { changeOfLine } from './offer-changes.ts';
import { offerFieldId, useFaultText } from './offer-field.tsx';
import styles from './offer-lines.module.css';
import { newLine, type OfferLine, type OfferValues } from './offer-values.ts';
import { RequestedLine } from './requested-line.tsx';

/** What every part of the form is given. */
export interface OfferPartsProps {
  values: OfferValues;
  /** What the form began with. */
  start: OfferValues;
  previous: QuotationVersion | undefined;
  faults: OfferFaults;
  onChange: (inputs: Partial<OfferValues>) => void;
}

interface OfferLinesProps extends OfferPartsProps {
  items: readonly QuotationItem[];
  quotation: Pick<SellerQuotationDetail, 'versions'>;
}

/** Each line as it was asked for, beside it the price it is offered at; below, lines that the seller adds in words. */
export function OfferLines({ items, quotation, values, previous, faults, onChange }: OfferLinesProps) {
  const t = useTranslations('quotationStore.offer');
  const fault = useFaultText(faults.lines);
  const isFirst = quotation.versions.every(({ author }) => author === 'buyer');
  const put = (line: OfferLine) =>
    onChange({ lines: values.lines.map((each) => (each.key === line.key ? line : each)) });
  const remove = (key: string) => onChange({ lines: values.lines.filter((each) => each.key !== key) });
  return (
    <Panel title={t('lines')} text={t('linesText')} isFlush>
      <ul className={styles.lines}>
        {values.lines.map((line) => {
          const item = items.find(({ line_key: key }) => key === line.key);
          const shared = { line, faults, change: changeOfLine(line, previous), onChange: put };
          if (item) return <RequestedLine key={line.key} item={item} isFirst={isFirst} {...shared} />;
          return <AddedLine key={line.key} {...shared} onRemove={() => remove(line.key)} />;
        })}
      </ul>
      <div className={styles.tools}>
        <Button
          id={offerFieldId('lines')}
          look="secondary"
          size="small"
          onClick={() => onChange({ lines: [...values.lines, newLine(`added-${randomId()}`)] })}
        >
          {t('addLine')}
        </Button>
        {fault && (
          <p role="alert" className="text-error text-14">
            {fault}
          </p>
        )}
      </div>
    </Panel>
  );
}
