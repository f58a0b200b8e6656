'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { iconNames, MenuIcon } from '#components/ui/menu-icon.tsx';
import shared from '../site-desk.module.css';
import styles from './icon-field.module.css';

interface IconFieldProps {
  value: string;
  fault: string | undefined;
  onChange: (icon: string) => void;
}

/** The icon of an entry of the side menu: by its name, or chosen among those that are drawn. */
export function IconField({ value, fault, onChange }: IconFieldProps) {
  const fields = useTranslations('ui.fields');
  const t = useTranslations('siteDesk.navigation');
  const id = useId();
  const field = { id, help: t('iconHelp'), fault };
  return (
    <PlainField {...field} label={fields('icon')}>
      <span className={`row-8 items-center ${shared.measured}`}>
        <input
          {...fieldMarks(field)}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <MenuIcon name={value} />
      </span>
      <details className={styles.chooser}>
        <summary>{t('iconAll')}</summary>
        <div className={styles.icons}>
          {iconNames.map((name) => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === value}
              onClick={() => onChange(name)}
            >
              <MenuIcon name={name} />
            </button>
          ))}
        </div>
      </details>
    </PlainField>
  );
}
