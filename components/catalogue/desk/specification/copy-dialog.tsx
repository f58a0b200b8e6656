'use client';

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Modal } from '#components/ui/modal.tsx';
import {
  type EditedSpecification,
  readSpecificationVersion,
  type SpecSource,
  specificationSourcesQuery,
} from '#lib/api/catalogue/desk-specification.ts';
import { TextField } from '../controlled-field.tsx';
import { toEdited } from './edit-values.ts';
import styles from './editor.module.css';
import type { SpecificationWork } from './editor-head.tsx';

interface CopyDialogProps {
  answer: EditedSpecification;
  work: SpecificationWork;
  onClose: () => void;
}

/** Begins anew from another template or an older version. Nothing is saved by it, and it can be undone. */
export function CopyDialog({ answer, work, onClose }: CopyDialogProps) {
  const t = useTranslations('catalogueSpecification.copy');
  const ui = useTranslations('ui.dialog');
  const [busy, setBusy] = useState<number>();
  const take = async (id: number) => {
    setBusy(id);
    try {
      work.replaceBy(toEdited(await readSpecificationVersion(id)));
      onClose();
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Modal title={t('title')} closeLabel={ui('close')} onClose={onClose}>
      <p className={styles.none}>{t('text')}</p>
      <OwnVersions answer={answer} busy={busy} onTake={take} />
      <Sources answer={answer} busy={busy} onTake={take} />
    </Modal>
  );
}

interface ChoiceProps {
  answer: EditedSpecification;
  busy: number | undefined;
  onTake: (id: number) => Promise<void>;
}

function OwnVersions({ answer, busy, onTake }: ChoiceProps) {
  const t = useTranslations('catalogueSpecification');
  const format = useFormatter();
  if (answer.versions.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{t('copy.own')}</h3>
      <ul className={styles.choices}>
        {answer.versions.map(({ version_id: id, number, status, node_count: count, update_time: time }) => (
          <li key={id}>
            <span>
              {t(`version.${status}Name`, { number })}{' '}
              <small>
                {t('copy.facts', { count, time: format.dateTime(new Date(time * 1000), { dateStyle: 'medium' }) })}
              </small>
            </span>
            <Button size="small" variant="outlined" loading={busy === id} onClick={() => void onTake(id)}>
              {t('copy.take')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sources({ answer, busy, onTake }: ChoiceProps) {
  const t = useTranslations('catalogueSpecification.copy');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const query = useQuery(specificationSourcesQuery(typed.trim()));
  const isOwn = ({ owner, owner_id: id }: SpecSource) => owner === answer.owner.type && id === answer.owner.id;
  return (
    <>
      <h3 className={styles.subtitle}>{t('others')}</h3>
      <TextField label={t('search')} value={typed} maxLength={60} onChange={setTyped} />
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ list }) => {
          const others = list.filter((source) => !isOwn(source));
          if (others.length === 0) return <p className={styles.none}>{t('nothing')}</p>;
          return (
            <ul className={styles.choices}>
              {others.map((source) => (
                <li key={source.version_id}>
                  <span>
                    {source.names[locale] || source.names['zh-cn']}{' '}
                    <small>{t(`from.${source.owner}`, { number: source.number, count: source.node_count })}</small>
                  </span>
                  <Button
                    size="small"
                    variant="outlined"
                    loading={busy === source.version_id}
                    onClick={() => void onTake(source.version_id)}
                  >
                    {t('take')}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </>
  );
}
