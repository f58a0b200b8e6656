'use client';

import Delete from '@mui/icons-material/DeleteOutlined';
import Down from '@mui/icons-material/KeyboardArrowDown';
import Up from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import styles from './rows.module.css';

interface RowToolsProps {
  /** Names the row: "picture 2". */
  name: string;
  index: number;
  count: number;
  onMove?: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Order and removal of one of several, by keyboard as well. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps) {
  const t = useTranslations('deskCatalogue.product');
  return (
    <span className={styles.tools}>
      {onMove && (
        <>
          <IconButton
            aria-label={t('moveUp', { name })}
            title={t('up')}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          >
            <Up />
          </IconButton>
          <IconButton
            aria-label={t('moveDown', { name })}
            title={t('down')}
            disabled={index === count - 1}
            onClick={() => onMove(index, index + 1)}
          >
            <Down />
          </IconButton>
        </>
      )}
      <IconButton aria-label={t('removeNamed', { name })} title={t('remove')} onClick={() => onRemove(index)}>
        <Delete />
      </IconButton>
    </span>
  );
}
