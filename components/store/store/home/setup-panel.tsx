'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { CheckIcon, ChevronIcon } from '#components/ui/icons.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { StoreSetupStep } from '#lib/api/store/homes.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './setup-panel.module.css';

const hrefs: Record<StoreSetupStep['key'], string> = {
  shop: `${userPath('store/profile')}#shop`,
  return_address: `${userPath('store/profile')}#returns`,
  two_factor: userPath('account/changePassword'),
  hours: `${userPath('store/profile')}#opening`,
  staff: `${userPath('store/profile')}#staff`,
};

/** What a new store sets up, each a way to where it is done. Gone once all that is needed is there. */
export function SetupPanel({ steps }: { steps: readonly StoreSetupStep[] }) {
  const t = useTranslations('storeHomes.setup');
  if (steps.length === 0) return null;
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  return (
    <Panel title={t('title')} text={t('text', { done, all: steps.length })} isFlush>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.key}>{step.is_done ? <Done step={step} /> : <Open step={step} />}</li>
        ))}
      </ol>
    </Panel>
  );
}

function Done({ step: { key } }: { step: StoreSetupStep }) {
  const t = useTranslations('storeHomes.setup');
  return (
    <span className={styles.step} data-done="">
      <span className={styles.mark}>
        <CheckIcon size={16} />
      </span>
      <span className={styles.name}>{t(key)}</span>
      <span className="visually-hidden">{t('done')}</span>
    </span>
  );
}

function Open({ step: { key, is_optional: isOptional } }: { step: StoreSetupStep }) {
  const t = useTranslations('storeHomes.setup');
  return (
    <PageLink href={hrefs[key]} className={styles.step}>
      <span className={styles.mark} />
      <span className="stack-2">
        <span className={styles.name}>
          {t(key)} {isOptional && <Chip>{t('optional')}</Chip>}
        </span>
        <span className="text-ink-2">{t(`${key}_text`)}</span>
      </span>
      <ChevronIcon />
    </PageLink>
  );
}
