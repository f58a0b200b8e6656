'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { EditedSpecification } from '#lib/api/catalogue/desk-specification.ts';
import { textIn } from '#lib/i18n/texts.ts';
import styles from './editor.module.css';
import type { SpecificationWork } from './use-specification.ts';

interface EditorNoticesProps {
  answer: EditedSpecification;
  work: SpecificationWork;
}

/** What has to be known before going on: somebody else's save, what came back, what was refused, whose tree applies. */
export function EditorNotices({ answer, work }: EditorNoticesProps) {
  const t = useTranslations('catalogueSpecification.notices');
  const locale = useLocale();
  const { isConflict, isRestored, refusal, isBusy } = work;
  const { inherited } = answer;
  return (
    <>
      {isConflict && <Conflict work={work} />}
      {refusal && (
        <div role="alert" className={styles.notice} data-tone="error">
          <p>{refusal}</p>
        </div>
      )}
      {isRestored && !isConflict && (
        <div role="status" className={styles.notice}>
          <p>{t('restored')}</p>
          <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void work.reload()}>
            {t('dropRestored')}
          </Button>
        </div>
      )}
      {inherited && (
        <div className={styles.notice}>
          <p>{t('inherited', { name: textIn(inherited.names, locale), number: inherited.number })}</p>
        </div>
      )}
    </>
  );
}

/** Somebody else was faster: it takes the focus, wherever on the page the save was asked for. */
function Conflict({ work }: Pick<EditorNoticesProps, 'work'>) {
  const t = useTranslations('catalogueSpecification.notices');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.notice} data-tone="error">
      <p>{t('conflict')}</p>
      <Button look="secondary" size="small" isBusy={work.isBusy} onClick={() => void work.reload()}>
        {t('takeTheirs')}
      </Button>
      <Button look="quiet" size="small" isBusy={work.isBusy} onClick={() => void work.saveAnyway()}>
        {t('keepMine')}
      </Button>
    </div>
  );
}
