'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { useCaseFrame } from '../case-frame.ts';
import { isOwnCase } from '../case-side.ts';
import styles from './case.module.css';
import { EvidenceView } from './evidence-view.tsx';
import { shownLater } from './shown-later.ts';
import sideStyles from './sides.module.css';

/** What each side says and shows, beside each other once both have spoken, and what the platform decided. */
export function SidesPanel({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.sides');
  const { side } = useCaseFrame();
  const { refusal, proposal_reason: proposal, decision } = record;
  const later = shownLater(side, record);
  const hasSpoken = refusal !== null || proposal !== '' || later.seller.length > 0;
  // Who decides looks at both, and sees of whom there is nothing.
  const hasAnswer = hasSpoken || record.status === 'disputed';
  return (
    <Panel title={t(hasAnswer ? 'both' : 'title')}>
      {decision && (
        <div className={sideStyles.decided}>
          <h3>{t('decision')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{decision}</p>
        </div>
      )}
      <div className={hasAnswer ? `stack-24 items-start columns-2 ${sideStyles.sides}` : undefined}>
        <Side name={t('customer', { name: record.customer })} isNamed={hasAnswer}>
          <CustomerSide record={record} />
          <Later files={later.customer} />
        </Side>
        {hasAnswer && (
          <Side name={isOwnCase(side, record) ? t('own') : (record.store_name ?? '')} isNamed>
            {hasSpoken ? (
              <SellerWords record={record} />
            ) : (
              <p className={`hint font-normal ${styles.note}`}>{t('silent')}</p>
            )}
            <Later files={later.seller} />
          </Side>
        )}
      </div>
    </Panel>
  );
}

interface SideProps {
  name: string;
  /** Alone it needs no name. */
  isNamed: boolean;
  children: ReactNode;
}

function Side({ name, isNamed, children }: SideProps) {
  const id = useId();
  return (
    <section className={`stack-16 min-w-0 ${sideStyles.said}`} aria-labelledby={isNamed ? id : undefined}>
      {isNamed && <h3 id={id}>{name}</h3>}
      {children}
    </section>
  );
}

function CustomerSide({ record: { description, evidence, dispute } }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.sides');
  return (
    <>
      {dispute && (
        <Words label={t('disputes')} text={dispute.reason}>
          <EvidenceView label={t('disputeFiles')} files={dispute.files} />
        </Words>
      )}
      <Words label={dispute ? t('requested') : undefined} text={description || t('noDescription')}>
        {evidence.length > 0 ? (
          <EvidenceView label={t('evidence')} files={evidence} />
        ) : (
          <p className={`hint font-normal ${styles.note}`}>{t('noEvidence')}</p>
        )}
      </Words>
    </>
  );
}

function SellerWords({ record: { refusal, proposal_reason: proposal } }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.sides');
  return (
    <>
      {refusal && (
        <Words label={t(`refused.${refusal.stage}`)} text={refusal.reason}>
          {refusal.files.length > 0 ? (
            <EvidenceView label={t('refusalFiles')} files={refusal.files} />
          ) : (
            <p className={`hint font-normal ${styles.note}`}>{t('noEvidence')}</p>
          )}
        </Words>
      )}
      {proposal && <Words label={t('proposal')} text={proposal} />}
    </>
  );
}

/** What was sent with messages stands below in the thread, too. */
function Later({ files }: { files: SellerCaseDetail['evidence'] }) {
  const t = useTranslations('aftersalesStore.sides');
  if (files.length === 0) return null;
  return (
    <div className="stack-8 min-w-0">
      <p className={`hint font-normal ${styles.note}`}>{t('later')}</p>
      <EvidenceView label={t('later')} files={files} />
    </div>
  );
}

function Words({ label, text, children }: { label?: string | undefined; text: string; children?: ReactNode }) {
  return (
    <div className="stack-8 min-w-0">
      {label && <p className={`hint font-normal ${styles.note}`}>{label}</p>}
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {children}
    </div>
  );
}
