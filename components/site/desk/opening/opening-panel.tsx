'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { OpeningRecord } from '#lib/api/site/desk-opening.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './opening-panel.module.css';
import { StepList } from './step-list.tsx';

/** On the desk's home: what is left to do, for who may do it, until all of it is done. The demo shop only says that it is one. */
export function OpeningPanel() {
  const isHeld = useHeldNode()('operator/opening/see');
  return isHeld ? <HeldPanel /> : null;
}

function HeldPanel() {
  const t = useTranslations('siteOpening.home');
  const { data } = useQuery(apiQuery('/api/operator/opening/see'));
  if (!data) return null;
  if (data.is_demo) {
    return (
      <p className="hint">
        {t('demo')} <PageLink href={userPath('desk/opening')}>{t('demoLink')}</PageLink>
      </p>
    );
  }
  return data.steps.every(({ is_done: isDone }) => isDone) ? null : <Checklist opening={data} />;
}

function Checklist({ opening: { steps, can_send_mail: canSendMail } }: { opening: OpeningRecord }) {
  const t = useTranslations('siteOpening.steps');
  const [isOpen, setOpen] = useFolding();
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  return (
    <Disclosure className={styles.panel} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{t('title')}</h2>
        <span className="text-ink-2">{t('progress', { done, all: steps.length })}</span>
      </summary>
      <StepList steps={steps} canSendMail={canSendMail} />
    </Disclosure>
  );
}

const storageKey = 'opening-folded';

/** Whoever has folded it finds it folded, in this browser. */
function useFolding(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    try {
      if (localStorage.getItem(storageKey)) setOpen(false);
    } catch {
      // Storage is forbidden: it lasts as long as the page.
    }
  }, []);
  const keep = (next: boolean) => {
    setOpen(next);
    try {
      if (next) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, '1');
    } catch {
      // As above.
    }
  };
  return [isOpen, keep];
}
