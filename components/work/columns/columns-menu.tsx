'use client';

import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ViewColumnOutlined as ColumnsIcon } from '#components/ui/material-icons/view-column-outlined.tsx';
import styles from '../work-bar.module.css';
import type { WorkColumn } from '../work-types.ts';

interface ColumnsMenuProps<Row> {
  columns: readonly WorkColumn<Row>[];
  keys: readonly string[];
  isAsAtFirst: boolean;
  onToggle: (key: string) => void;
  onReset: () => void;
}

/** Takes columns in and out; the main one is always there. */
export function ColumnsMenu<Row>({ columns, keys, isAsAtFirst, onToggle, onReset }: ColumnsMenuProps<Row>) {
  const t = useTranslations('work.columns');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<ColumnsIcon />}
        title={t('label')}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className={styles.word}>{t('label')}</span>
      </Button>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {columns.map(({ key, label, isMain }) => (
          <MenuItem
            key={key}
            dense
            role="menuitemcheckbox"
            aria-checked={keys.includes(key)}
            disabled={isMain ?? false}
            onClick={() => onToggle(key)}
          >
            <Checkbox
              size="small"
              edge="start"
              tabIndex={-1}
              checked={keys.includes(key)}
              slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
            />
            {label}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense disabled={isAsAtFirst} onClick={onReset}>
          {t('reset')}
        </MenuItem>
      </Menu>
    </>
  );
}
