'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { type OpeningRecord, switchShop } from '#lib/api/site/desk-opening.ts';

/** How the demo is left for a shop of one's own, and how to come back. Neither shop is touched by it. */
export function ShopsPanel({ opening: { is_demo: isDemo, shops } }: { opening: OpeningRecord }) {
  const t = useTranslations('siteOpening.shops');
  if (!shops) {
    return isDemo ? (
      <Panel title={t('externalTitle')}>
        <p>{t('external')}</p>
      </Panel>
    ) : null;
  }
  const demo = shops.list.find(({ kind }) => kind === 'demo');
  // A shop of one's own without a demo beside it has nothing to choose.
  if (shops.current === 'empty' && !demo) return null;
  return (
    <Panel
      title={t('title')}
      actions={
        <Guarded node="operator/opening/switch">
          <SwitchButton shops={shops} />
        </Guarded>
      }
    >
      <div className="stack-8">
        <p>{t(shops.current === 'demo' ? 'demoText' : 'ownText')}</p>
        {shops.next !== shops.current && <NextStart shops={shops} />}
        {shops.current === 'empty' && demo && (
          <p className="hint">
            {t('folder', { folder: demo.folder })}. {t('remove')}
          </p>
        )}
      </div>
    </Panel>
  );
}

type Shops = NonNullable<OpeningRecord['shops']>;

/** The next start opens another shop than this one: by what was chosen here, or because SHOP named this one. */
function NextStart({ shops: { next, is_chosen: isChosen } }: { shops: Shops }) {
  const t = useTranslations('siteOpening.shops');
  if (!isChosen) return <p>{t('bySetting')}</p>;
  return (
    <p role="status">
      <strong>{t(next === 'demo' ? 'pendingDemo' : 'pendingOwn')}</strong> {t('setting')}
    </p>
  );
}

function SwitchButton({ shops: { current, next } }: { shops: Shops }) {
  const t = useTranslations('siteOpening.shops');
  const [isAsking, setAsking] = useState(false);
  const other = current === 'demo' ? 'empty' : 'demo';
  const isPending = next !== current;
  const words = isPending ? 'stay' : other === 'empty' ? 'leave' : 'back';
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t(words)}
      </Button>
      {isAsking && (
        <DecisionDialog
          title={t(`${words}Title`)}
          text={t(`${words}Text`)}
          confirm={t('confirm')}
          decide={() => switchShop({ shop: isPending ? current : other })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
