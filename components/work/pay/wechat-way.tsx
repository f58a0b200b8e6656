'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { QrCode } from '#components/ui/facts/qr-code.tsx';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useWechatWay, type WechatPayment } from './use-wechat-way.ts';
import styles from './wechat-way.module.css';

interface WechatWayProps {
  payment: WechatPayment & { expire_time: number };
  /** Asks whether it is paid. */
  ask: () => void;
  isAsking: boolean;
  /** Begins anew once this payment can be paid no more. */
  again: () => void;
  isBeginning: boolean;
}

/** Paid by WeChat: from a desktop by scanning, on a phone in the app. Only WeChat's notice says that it is paid. */
export function WechatWay({ payment, ask, isAsking, again, isBeginning }: WechatWayProps) {
  const t = useTranslations('ui.wechat');
  const way = useWechatWay(payment, ask);
  const isOver = useSecondsLeft(payment.expire_time) === 0;
  const check = (look: 'quiet' | 'secondary') => (
    <Button look={look} size="small" isBusy={isAsking} onClick={ask}>
      {t('check')}
    </Button>
  );
  if (isOver) {
    return (
      <Panel title={t('overTitle')} text={t('overText')}>
        <Actions>
          <Button size="small" isBusy={isBeginning} onClick={again}>
            {t('again')}
          </Button>
          {check('quiet')}
        </Actions>
      </Panel>
    );
  }
  if (way.step?.kind === 'code')
    return <Scanning code={way.step.code} until={payment.expire_time} check={check('secondary')} />;
  return <Opening way={way} check={check(way.left === 'ok' ? 'secondary' : 'quiet')} />;
}

interface OpeningProps {
  way: ReturnType<typeof useWechatWay>;
  check: ReactNode;
}

/** WeChat is on this device, or this device is not the one on which it was begun. */
function Opening({ way: { step, left, go, isPending, fault }, check }: OpeningProps) {
  const t = useTranslations('ui.wechat');
  if (!step) {
    return <PanelSkeleton rows={3} />;
  }
  const isElsewhere = step.kind === 'prepare' && step.isElsewhere;
  return (
    <Panel title={t(isElsewhere ? 'elsewhereTitle' : 'appTitle')} text={t(isElsewhere ? 'elsewhereText' : 'appText')}>
      <FormAlert text={fault} />
      {left && (
        <p role="status" className={styles.note} data-outcome={left}>
          {t(left === 'ok' ? 'waiting' : left)}
        </p>
      )}
      <Actions>
        {left !== 'ok' && (
          <Button size="small" isBusy={isPending} onClick={go}>
            {t(isElsewhere ? 'here' : 'go')}
          </Button>
        )}
        {check}
      </Actions>
    </Panel>
  );
}

function Scanning({ code, until, check }: { code: string; until: number; check: ReactNode }) {
  const t = useTranslations('ui.wechat');
  return (
    <Panel title={t('scanTitle')}>
      <div className={styles.scanning}>
        <div className={styles.code}>
          <QrCode text={code} label={t('codeLabel')} size={208} />
        </div>
        <div className={styles.words}>
          <ol className={styles.steps}>
            <li>{t('scanOpen')}</li>
            <li>{t('scanPoint')}</li>
            <li>{t('scanConfirm')}</li>
          </ol>
          <p role="status" className={styles.waiting}>
            {t('scanWaiting')}
          </p>
          <p className={styles.until}>
            {t('until')} <TimeLeft until={until} />
          </p>
          <Actions>{check}</Actions>
        </div>
      </div>
    </Panel>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="wrap-8">{children}</div>;
}
