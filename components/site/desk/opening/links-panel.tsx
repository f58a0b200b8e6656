'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { addPreviewLink, type OpeningRecord, revokePreviewLink } from '#lib/api/site/desk-opening.ts';
import { operatorPreviewAdd } from '#lib/contract/site/desk-opening.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './links-panel.module.css';

type Link = OpeningRecord['links'][number];

/** Links that show the shop before it is open: who has one, and taking it back. */
export function LinksPanel({ links }: { links: readonly Link[] }) {
  const t = useTranslations('siteOpening.links');
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      isFlush
      actions={
        <Button look="secondary" size="small" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      {links.length === 0 ? (
        <p className={`text-ink-2 ${styles.none}`}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {links.map((link) => (
            <PreviewLink key={link.id} link={link} />
          ))}
        </ul>
      )}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function PreviewLink({ link: { id, note, address, expires, created_by: name } }: { link: Link }) {
  const t = useTranslations('siteOpening.links');
  const [isAsking, setAsking] = useState(false);
  return (
    <li>
      <span className="stack-2 min-w-0">
        <strong>{note}</strong>
        <span className="hint">
          <Unbroken>{t('until', { time: formatTime(expires, ''), name })}</Unbroken>
        </span>
      </span>
      <span className="wrap-8">
        <CopyButton text={address} label={t('copy')} isLabelShown />
        <Button look="quiet" size="small" isDestructive onClick={() => setAsking(true)}>
          {t('revoke')} <span className="visually-hidden">{note}</span>
        </Button>
      </span>
      {isAsking && (
        <DecisionDialog
          title={t('revokeTitle', { note })}
          text={t('revokeText')}
          confirm={t('revoke')}
          isDestructive
          decide={() => revokePreviewLink({ id })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('siteOpening.links');
  const { input, frame } = useDecisionForm({
    schema: operatorPreviewAdd.body,
    values: { note: '' },
    fields: ['note'],
    send: addPreviewLink,
    onDone: onClose,
  });
  return (
    <FormDialog title={t('addTitle')} submit={t('create')} form={frame} onClose={onClose}>
      <TextInput label={t('note')} help={t('noteHelp')} {...input('note')} autoComplete="off" maxLength={60} />
    </FormDialog>
  );
}
