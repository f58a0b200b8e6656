'use client';

import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import styles from './data.module.css';
import { DataSection } from './data-section.tsx';

/** The end of the account: asked for, waited for, called off. */
export function ClosingSection() {
  const t = useTranslations('identityAccount.data.closing');
  const query = useQuery(apiQuery('/api/account/closing'));
  const [isOpen, setOpen] = useState(false);
  if (isNotOffered(query.error)) return null;
  return (
    <QueryView query={query} skeleton={<Skeleton height={72} className={styles.waiting} />}>
      {(closing) =>
        closing.state === 'cooling' ? (
          <ClosingNotice closing={closing} />
        ) : (
          <DataSection
            title={t('title')}
            text={t('text', { days: closing.cool_off_days })}
            action={
              <Button look="secondary" size="small" isDestructive onClick={() => setOpen(true)}>
                {t('open')}
              </Button>
            }
          >
            {isOpen && <ClosingDialog closing={closing} onClose={() => setOpen(false)} />}
          </DataSection>
        )
      }
    </QueryView>
  );
}
