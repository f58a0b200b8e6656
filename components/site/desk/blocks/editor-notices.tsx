'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import type { PageDocument } from '#lib/api/site/desk-blocks.ts';
import type { usePageDraft } from './use-page-draft.ts';

interface EditorNoticesProps {
  draft: ReturnType<typeof usePageDraft>;
  faults: PageDocument['faults'];
  onReload: () => void;
}

/** What keeps a draft from being saved, and what of the page nobody is shown. */
export function EditorNotices({ draft, faults, onReload }: EditorNoticesProps) {
  const t = useTranslations('siteBlocksDesk');
  const refused = Object.keys(draft.faults).length;
  return (
    <>
      {draft.state === 'conflict' && (
        <div role="alert" className="warning-note wrap-8 items-center">
          <span>{t('conflict')}</span>
          <Button look="secondary" size="small" onClick={onReload}>
            {t('loadTheirs')}
          </Button>
        </div>
      )}
      <FormAlert text={refused > 0 ? t('refused', { count: refused }) : undefined} />
      {faults.length > 0 && (
        <p role="note" className="warning-note">
          {t('blocksNotShown', {
            count: faults.length,
            kinds: [...new Set(faults.map(({ kind }) => kind || '–'))].join(', '),
          })}
        </p>
      )}
    </>
  );
}
