'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { isAreaBelow } from './application-steps.ts';
import styles from './clash-panel.module.css';
import { useEntryValues } from './draft/use-entry-values.ts';
import { type EntryValues, useEntry } from './entry-context.ts';
import { useFieldText } from './use-field-text.ts';

/** Another window has saved something else for the same fields: what stands where, and which is to stay. */
export function ClashPanel({ onChosen }: { onChosen: () => void }) {
  const { saver } = useEntry();
  const clash = useStore(saver.store, ({ clash: open }) => open);
  return clash ? <Clash fields={clash.fields} theirs={clash.theirs.form} onChosen={onChosen} /> : null;
}

interface ClashProps {
  fields: StoreApplicationField[];
  theirs: EntryValues;
  onChosen: () => void;
}

function Clash({ fields, theirs, onChosen }: ClashProps) {
  const t = useTranslations('storeEntry.entry');
  const { saver } = useEntry();
  const mine = useEntryValues();
  const words = useTranslations('storeFields.fields');
  const textOf = useFieldText();
  const choose = (side: 'mine' | 'theirs') => {
    saver.choose(side);
    onChosen();
  };
  const shown = fields.filter((name) => !isAreaBelow(name) || !fields.includes('province_id'));
  return (
    <div role="alert">
      <Panel title={t('clash.title')} text={t('clash.text')}>
        <dl className={`stack-12 ${styles.clash}`}>
          {shown.map((name) => (
            <div key={name}>
              <dt>{words(name)}</dt>
              <dd>
                <span>{t('clash.mine')}</span>
                {textOf(name, mine)}
              </dd>
              <dd>
                <span>{t('clash.theirs')}</span>
                {textOf(name, theirs)}
              </dd>
            </div>
          ))}
        </dl>
        <div className={`wrap-12 mt-16 ${styles.choices}`}>
          <Button size="small" onClick={() => choose('mine')}>
            {t('clash.keepMine')}
          </Button>
          <Button look="secondary" size="small" onClick={() => choose('theirs')}>
            {t('clash.takeTheirs')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
