'use client';

import { useTranslations } from 'next-intl';
import { AreaLevel as Level, type AreaLevelProps as LevelProps } from '#components/ui/form/area-level.tsx';
import styles from './address-form.module.css';

interface AreaLevelProps extends Omit<LevelProps, 'help' | 'knownName' | 'onChoose'> {
  /** A pasted line filled it in, and nobody has checked it yet. */
  isMarked: boolean;
  known: ReadonlyMap<number | '', string>;
  onChoose: (value: number | '') => void;
}

/** One level of the area, with what a pasted line filled in. */
export function AreaLevel({ isMarked, known, onChoose, ...level }: AreaLevelProps) {
  const t = useTranslations('identityAddresses');
  return (
    <div className={isMarked ? styles.marked : undefined}>
      <Level
        {...level}
        help={isMarked ? t('paste.check') : undefined}
        knownName={known.get(level.field.value)}
        onChoose={(value) => onChoose(value || '')}
      />
    </div>
  );
}
