'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { CheckCircleOutlined as DoneIcon } from '#components/ui/material-icons/check-circle-outlined.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Recharge } from '#lib/api/payments/recharges.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './recharge.module.css';

/** The money is there. */
export function DoneNote({
  recharge,
  onBack,
  onAgain,
}: {
  recharge: Recharge;
  onBack: () => void;
  onAgain: () => void;
}) {
  const t = useTranslations('wallet.recharge');
  const locale = useLocale();
  const { user } = useMemberCentre();
  return (
    <Panel>
      <div className="stack-16">
        <h2 className={styles.title}>
          <DoneIcon aria-hidden="true" />
          {t('done.title')}
        </h2>
        <p>
          {t('done.text', { amount: formatMoney(locale, recharge.amount) })}{' '}
          {t('done.balance', { amount: formatMoney(locale, user.money) })}
        </p>
        <div className="wrap-8">
          <Button size="small" onClick={onBack}>
            {t('done.see')}
          </Button>
          <Button look="quiet" size="small" onClick={onAgain}>
            {t('follow.again')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** Refused, by the provider or by whoever looked for the transfer. */
export function FailedNote({ recharge, onAgain }: { recharge: Recharge; onAgain: () => void }) {
  const t = useTranslations('wallet.recharge');
  const { fail_reason: reason } = recharge;
  return (
    <Note title={t('failed.title')} text={t('failed.text')}>
      {reason && <p>{t('failed.reason', { reason })}</p>}
      <Retry onAgain={onAgain} />
    </Note>
  );
}

/** Nobody paid in time. */
export function ClosedNote({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('wallet.recharge.closed');
  return (
    <Note title={t('title')} text={t('text')}>
      <Retry onAgain={onAgain} />
    </Note>
  );
}

/** An operator looks for the transfer. */
export function ProcessingNote({ recharge }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge');
  const { voucher_reference: reference, voucher_file: file } = recharge;
  return (
    <Note title={t('processing.title')} text={t('processing.text')}>
      {reference && (
        <dl className={styles.details}>
          <div>
            <dt>{t('processing.reference')}</dt>
            <dd>
              {reference}{' '}
              {file && (
                <a href={file} target="_blank" rel="noopener">
                  {t('voucher.view')}
                </a>
              )}
            </dd>
          </div>
        </dl>
      )}
    </Note>
  );
}

function Note({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Panel title={title} text={text}>
      <div className="stack-16">{children}</div>
    </Panel>
  );
}

function Retry({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('wallet.recharge.follow');
  return (
    <div className="wrap-8">
      <Button size="small" onClick={onAgain}>
        {t('retry')}
      </Button>
    </div>
  );
}
