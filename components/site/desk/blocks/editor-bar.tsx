'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import type { PageDocument } from '#lib/api/site/desk-blocks.ts';
import { consentTexts } from '#lib/contract/identity/consents.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { pagePreviewPath } from '#lib/routes/page-preview-path.ts';
import styles from './editor.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import type { usePageDraft } from './use-page-draft.ts';

interface EditorBarProps {
  page: number;
  document: PageDocument;
  draft: ReturnType<typeof usePageDraft>;
}

/** Undo, what is saved, the link that shows the draft to others, and publishing. */
export function EditorBar({ page, document, draft }: EditorBarProps) {
  const t = useTranslations('siteBlocksDesk');
  const [isPublishing, setPublishing] = useState(false);
  const publish = async () => {
    // What was never saved is there in the editor alone.
    if ((draft.isChanged || draft.version.current === 0) && !(await draft.save())) return;
    setPublishing(true);
  };
  return (
    <div className={styles.bar}>
      <div className="wrap-8 items-center">
        <Button look="quiet" size="small" disabled={!draft.canUndo} onClick={draft.undo}>
          {t('undo')}
        </Button>
        <Button look="quiet" size="small" disabled={!draft.canRedo} onClick={draft.redo}>
          {t('redo')}
        </Button>
        <span className="hint" role="status">
          {t(`states.${draft.state}`)}
        </span>
      </div>
      <div className="wrap-8 items-center">
        <PreviewLink document={document} />
        <Button look="secondary" size="small" disabled={draft.state === 'conflict'} onClick={() => void draft.save()}>
          {t('save')}
        </Button>
        <Button size="small" disabled={draft.state === 'conflict'} onClick={() => void publish()}>
          {t('publish')}
        </Button>
      </div>
      {isPublishing && (
        <PublishDialog
          page={page}
          version={draft.version.current}
          agreement={agreementOf(document)}
          onRefused={draft.setFaults}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  );
}

/** Texts that are agreed to are known by the address of their page. */
function agreementOf({ page, publications }: PageDocument): 'first' | 'again' | undefined {
  if (!page || !consentTexts.some((text) => text === page.url)) return undefined;
  return page.is_published && publications.length > 0 ? 'again' : 'first';
}

/** Whoever gets it sees the draft for a week. */
function PreviewLink({ document }: { document: PageDocument }) {
  const t = useTranslations('siteBlocksDesk');
  const path = pagePreviewPath(document.preview_token);
  const link = typeof location === 'undefined' ? path : new URL(path, location.origin).href;
  return (
    <span className={styles.link}>
      <a href={path} target="_blank" rel="noopener">
        {t('previewLink')}
      </a>
      <CopyButton text={link} label={t('copyLink')} />
      <span className="hint">
        {t('linkUntil', { time: formatTime(document.preview_expires, '', 'yyyy-mm-dd hh:MM') })}
      </span>
    </span>
  );
}
