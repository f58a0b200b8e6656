'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import {
  type EditedSpecification,
  readSpecificationVersion,
  sourceLookup,
} from '#lib/api/catalogue/desk-specification.ts';
import { toEdited } from './editing/edit-values.ts';
import styles from './editor.module.css';
import type { SpecificationWork } from './use-specification.ts';

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
      <p className="text-ink-2 text-14">{t('text')}</p>
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
            <Button look="secondary" size="small" isBusy={busy === id} onClick={() => void onTake(id)}>
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
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const { type, id: owner } = answer.owner;
  return (
    <>
      <h3 className={styles.subtitle}>{t('others')}</h3>
      <div className={`stack-12 justify-items-start ${styles.source}`}>
        <PlainField id={id} label={t('search')}>
          <RemoteSelect
            id={id}
            label={t('search')}
            lookup={sourceLookup(type === 'product' ? { product: owner } : { category: owner })}
            value={chosen}
            onChange={setChosen}
          />
        </PlainField>
        <Button
          look="secondary"
          size="small"
          isBusy={chosen !== undefined && busy === chosen}
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && void onTake(chosen)}
        >
          {t('take')}
        </Button>
      </div>
    </>
  );
}
