'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { userPath } from '#lib/routes/user-path.ts';
import { faultKinds } from './fault-kinds.ts';

/** What to do about faults of these rules, and what not to do. */
export function FaultAdvice({ rules }: { rules: readonly string[] }) {
  const t = useTranslations('paymentsDesk.ledger');
  const kinds = faultKinds(rules);
  return (
    <Panel title={t('advice')}>
      <ul className="stack-8 text-14">
        {kinds.includes('bill') && (
          <li>
            {t('adviceBill')} <PageLink href={userPath('desk/notices')}>{t('toNotices')}</PageLink>
          </li>
        )}
        {kinds.includes('books') && <li>{t('adviceBooks')}</li>}
        <li>{t('adviceNever')}</li>
        <li>{t('adviceAgain')}</li>
      </ul>
    </Panel>
  );
}
