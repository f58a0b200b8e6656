'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { iconNames, MenuIcon } from '#components/ui/menu-icon.tsx';
import styles from '../site-desk.module.css';

interface IconFieldProps {
  value: string;
  fault: string | undefined;
  onChange: (icon: string) => void;
}

/** The icon of an entry of the side menu by its name, with the names that are drawn and how it looks. */
export function IconField({ value, fault, onChange }: IconFieldProps) {
  const fields = useTranslations('ui.fields');
  const t = useTranslations('siteDesk.navigation');
  const id = useId();
  const field = { id, help: t('iconHelp'), fault };
  return (
    <PlainField {...field} label={fields('icon')}>
      <span className={styles.measured}>
        <input
          {...fieldMarks(field)}
          list={`${id}-names`}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <MenuIcon name={value} />
      </span>
      <datalist id={`${id}-names`}>
        {iconNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </PlainField>
  );
}
