'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import {
  removeWebhook,
  rotateWebhook,
  switchWebhook,
  testWebhook,
  type WebhookRow,
} from '#lib/api/integrations/webhooks.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { hookNode } from './hook-node.ts';
import { useTypeWords } from './use-type-words.ts';
import styles from './webhooks.module.css';

interface HookPanelProps {
  side: SellerSide;
  hook: WebhookRow;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

const minute = 'yyyy-mm-dd hh:MM';
const tones = { on: 'success', off: 'neutral', failed: 'error' } as const;

/** One endpoint: where it is, how it stands, and what can be done with it. */
export function HookPanel({ side, hook, onEdit, onSecret }: HookPanelProps) {
  const t = useTranslations('integrationsWebhooks');
  const wordOf = useTypeWords();
  const { name, url, status, types, failing_time: failing, previous_until: until } = hook;
  return (
    <Panel
      title={name}
      text={<span className="wrap-anywhere">{url}</span>}
      actions={<Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>}
    >
      <div className={styles.form}>
        <p className={styles.note}>{types.map(wordOf).join(t('comma'))}</p>
        {status === 'failed' && <p className={styles.fault}>{t('switchedOff')}</p>}
        {status === 'on' && failing && (
          <p className={styles.fault}>
            <Unbroken>{t('failing', { time: formatTime(failing, '', minute) })}</Unbroken>
          </p>
        )}
        {until && until * 1000 > Date.now() && (
          <p className={styles.note}>
            <Unbroken>{t('rotating', { time: formatTime(until, '', minute) })}</Unbroken>
          </p>
        )}
        <Guarded node={hookNode[side]}>
          <HookActions side={side} hook={hook} onEdit={onEdit} onSecret={onSecret} />
        </Guarded>
      </div>
    </Panel>
  );
}

type Asked = 'rotate' | 'remove';

function HookActions({ side, hook: { id, name, status }, onEdit, onSecret }: HookPanelProps) {
  const t = useTranslations('integrationsWebhooks');
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const isOn = status === 'on';
  const test = useDecision(() => testWebhook(side, id));
  const change = useDecision(() => switchWebhook(side, id, !isOn));
  return (
    <div className={`wrap-8 ${styles.actions}`}>
      {isOn ? (
        <Button look="secondary" size="small" isBusy={test.dialog.isBusy} onClick={() => test.send()}>
          {t('test')}
        </Button>
      ) : (
        <Button look="secondary" size="small" isBusy={change.dialog.isBusy} onClick={() => change.send()}>
          {t('switchOn')}
        </Button>
      )}
      <Button look="quiet" size="small" className={styles.plain} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button look="quiet" size="small" className={styles.plain} onClick={() => ask('rotate')}>
        {t('rotate')}
      </Button>
      {isOn && (
        <Button
          look="quiet"
          size="small"
          className={styles.plain}
          isBusy={change.dialog.isBusy}
          onClick={() => change.send()}
        >
          {t('switchOff')}
        </Button>
      )}
      <Button look="quiet" size="small" className={styles.plain} isDestructive onClick={() => ask('remove')}>
        {t('remove')}
      </Button>
      {asked === 'rotate' && <RotateDialog side={side} id={id} name={name} onSecret={onSecret} onClose={close} />}
      {asked === 'remove' && <RemoveDialog side={side} id={id} name={name} onClose={close} />}
    </div>
  );
}

interface DialogProps {
  side: SellerSide;
  id: number;
  name: string;
  onClose: () => void;
}

function RotateDialog({ side, id, name, onSecret, onClose }: DialogProps & { onSecret: (secret: string) => void }) {
  const t = useTranslations('integrationsWebhooks');
  const { send, dialog } = useDecision(
    async () => {
      const { secret } = await rotateWebhook(side, id);
      onSecret(secret);
    },
    { onDone: onClose },
  );
  return (
    <ConfirmDialog
      title={t('rotateTitle', { name })}
      text={<p>{t('rotateText')}</p>}
      confirm={t('rotate')}
      isBusy={dialog.isBusy}
      failure={dialog.failure}
      onConfirm={() => send()}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ side, id, name, onClose }: DialogProps) {
  const t = useTranslations('integrationsWebhooks');
  const { send, dialog } = useDecision(() => removeWebhook(side, id), { onDone: onClose });
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={<p>{t('removeText')}</p>}
      confirm={t('remove')}
      isDestructive
      isBusy={dialog.isBusy}
      failure={dialog.failure}
      onConfirm={() => send()}
      onClose={onClose}
    />
  );
}
