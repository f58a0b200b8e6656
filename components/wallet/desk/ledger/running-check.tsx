import LinearProgress from '@mui/material/LinearProgress';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import money from '#components/work/money/money.module.css';
import type { OpenCheck } from '#lib/api/wallet/desk-money.ts';
import { checkParts } from '#lib/contract/wallet/desk-ledger.ts';
import { formatTime } from '#lib/i18n/date.ts';

/** How far the check that runs has come, and that it has ended, for who listens. */
export function RunningCheck({ check }: { check: OpenCheck | undefined }) {
  const t = useTranslations('paymentsDesk.ledger');
  const [hasRun, setHasRun] = useState(false);
  useEffect(() => {
    if (check) setHasRun(true);
  }, [check]);
  return (
    <div role="status">
      {check ? <Progress check={check} /> : hasRun && <span className="visually-hidden">{t('ended')}</span>}
    </div>
  );
}

function Progress({
  check: { status, part, starter_name: name, started_by: by, start_time: time },
}: {
  check: OpenCheck;
}) {
  const t = useTranslations('paymentsDesk.ledger');
  const step = checkParts.indexOf(part) + 1;
  const words = status === 'waiting' ? t('waiting') : t('step', { step, part: t(`parts.${part}`) });
  const at = formatTime(time ?? 0, '');
  return (
    <Panel>
      <div className="stack-8">
        <p>{words}</p>
        <LinearProgress aria-label={t('running')} />
        <p className={money.note}>
          <Unbroken>
            {by === null
              ? t('startedAutomatically', { time: at })
              : t('startedBy', { name: name || t('someone'), time: at })}
          </Unbroken>
        </p>
      </div>
    </Panel>
  );
}
