'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button, ButtonAnchor } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { closeShop, type OpeningRecord, openShop } from '#lib/api/site/desk-opening.ts';
import { paths } from '#lib/routes/paths.ts';

/** Whether visitors see the shop, and the way to change it. */
export function StatePanel({ opening }: { opening: OpeningRecord }) {
  const t = useTranslations('siteOpening.state');
  const [isAsking, setAsking] = useState(false);
  const { is_open: isOpen, is_demo: isDemo } = opening;
  const state = isOpen ? (isDemo ? 'demo' : 'open') : 'closed';
  const Dialog = isOpen ? CloseDialog : OpenDialog;
  return (
    <Panel
      title={t(state)}
      actions={
        <>
          <ButtonAnchor href={paths.home} target="_blank" rel="noopener" look="secondary" size="small">
            {t('see')}
          </ButtonAnchor>
          <Guarded node="operator/opening/open">
            {isOpen ? (
              !isDemo && (
                <Button look="quiet" size="small" isDestructive onClick={() => setAsking(true)}>
                  {t('close')}
                </Button>
              )
            ) : (
              <Button size="small" onClick={() => setAsking(true)}>
                {t('doOpen')}
              </Button>
            )}
          </Guarded>
        </>
      }
    >
      <p className="text-ink-2">{t(`${state}Text`)}</p>
      {isAsking && <Dialog opening={opening} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

interface DialogProps {
  opening: OpeningRecord;
  onClose: () => void;
}

/** What is still missing is said, and accepted by name: what comes to be missing meanwhile is not. */
function OpenDialog({ opening: { missing }, onClose }: DialogProps) {
  const t = useTranslations('siteOpening.openDialog');
  const steps = useTranslations('siteOpening.steps');
  return (
    <DecisionDialog
      title={t('title')}
      text={t('text')}
      confirm={t(missing.length > 0 ? 'anyway' : 'confirm')}
      decide={() => openShop({ accepted: missing })}
      onClose={onClose}
    >
      {missing.length > 0 && (
        <div className="stack-8">
          <p>{t('missing')}</p>
          <ul className="stack-4">
            {missing.map((key) => (
              <li key={key}>
                <strong>{steps(`${key}.name`)}</strong>
              </li>
            ))}
          </ul>
          <p>{t('missingText')}</p>
        </div>
      )}
    </DecisionDialog>
  );
}

function CloseDialog({ onClose }: DialogProps) {
  const t = useTranslations('siteOpening.closeDialog');
  return (
    <DecisionDialog
      title={t('title')}
      text={t('text')}
      confirm={t('confirm')}
      isDestructive
      decide={() => closeShop()}
      onClose={onClose}
    />
  );
}
