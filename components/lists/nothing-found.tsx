'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';

/** Nothing is left by the filters, and the way back to all of them. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const t = useTranslations('ui.filter');
  return (
    <EmptyState title={t('nothing')} text={t('nothingText')}>
      <Button look="secondary" onClick={onReset}>
        {t('reset')}
      </Button>
    </EmptyState>
  );
}
