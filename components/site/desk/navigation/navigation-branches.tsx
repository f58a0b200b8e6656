'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { DeskNavigationRule } from '#lib/api/site/desk-site.ts';
import { textIn } from '#lib/i18n/texts.ts';
import type { NewEntry } from './entry-dialog.tsx';
import styles from './navigation.module.css';
import type { NavigationBranch } from './navigation-tree.ts';
import { useNavigationMoves } from './use-navigation-moves.ts';

interface BranchesProps {
  branches: readonly NavigationBranch[];
  /** Something is looked for: what is found is open, and keeps its place. */
  isFound: boolean;
  isOpen: (id: number) => boolean;
  onOpen: (id: number, isOpen: boolean) => void;
  onEdit: (edited: DeskNavigationRule | NewEntry) => void;
}

/** Entries below each other; groups open and close. */
export function Branches({ branches, ...rest }: BranchesProps) {
  return (
    <ul className={styles.tree}>
      {branches.map((branch, index) => (
        <Branch
          key={branch.rule.id}
          {...rest}
          branch={branch}
          isFirst={index === 0}
          isLast={index === branches.length - 1}
        />
      ))}
    </ul>
  );
}

interface BranchProps extends Omit<BranchesProps, 'branches'> {
  branch: NavigationBranch;
  isFirst: boolean;
  isLast: boolean;
}

function Branch({ branch: { rule, children }, isFirst, isLast, ...rest }: BranchProps) {
  const t = useTranslations('siteDesk.navigation');
  const locale = useLocale();
  const id = useId();
  const { isFound, isOpen, onOpen } = rest;
  const isGroup = children.length > 0;
  const isShown = isGroup && (isFound || isOpen(rule.id));
  const title = textIn(rule.titles, locale) || rule.name;
  return (
    <li>
      <div className={styles.entry} data-group={isGroup || undefined}>
        <span className={styles.name}>
          {isGroup && !isFound ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isShown}
              aria-controls={isShown ? id : undefined}
              onClick={() => onOpen(rule.id, !isShown)}
            >
              <span className={styles.arrow} aria-hidden="true" />
              {title}
              <small>{t('count', { count: children.length })}</small>
            </button>
          ) : (
            <strong>{title}</strong>
          )}
          <code>{rule.path || rule.url || rule.name}</code>
          {rule.status === 'disable' && <Chip tone="warning">{t('off')}</Chip>}
          {rule.is_own && <Chip>{t('own')}</Chip>}
        </span>
        <Guarded node="operator/navigation/edit">
          <Tools {...{ rule, title, isFirst, isLast }} {...rest} />
        </Guarded>
      </div>
      {isShown && (
        <div id={id}>
          <Branches branches={children} {...rest} />
        </div>
      )}
    </li>
  );
}

interface ToolsProps extends Pick<BranchProps, 'isFirst' | 'isLast' | 'isFound' | 'onOpen' | 'onEdit'> {
  rule: DeskNavigationRule;
  title: string;
}

function Tools({ rule, title, isFirst, isLast, isFound, onOpen, onEdit }: ToolsProps) {
  const t = useTranslations('siteDesk.navigation');
  const { move } = useNavigationMoves();
  const steps = [
    { direction: 'up', sign: '↑', isPossible: !isFirst },
    { direction: 'down', sign: '↓', isPossible: !isLast },
  ] as const;
  const addBelow = () => {
    onOpen(rule.id, true);
    onEdit({ type: 'menu', pid: rule.id });
  };
  return (
    <span className={styles.tools}>
      {!isFound &&
        steps.map(({ direction, sign, isPossible }) => (
          <Button
            key={direction}
            look="quiet"
            size="small"
            aria-disabled={!isPossible}
            aria-label={t(direction, { title })}
            onClick={() => isPossible && !move.isPending && move.mutate({ id: rule.id, direction })}
          >
            {sign}
          </Button>
        ))}
      {rule.type === 'menu_dir' && (
        <Button look="quiet" size="small" aria-label={t('addBelowNamed', { title })} onClick={addBelow}>
          {t('addBelow')}
        </Button>
      )}
      <Button look="quiet" size="small" aria-label={t('editNamed', { title })} onClick={() => onEdit(rule)}>
        {t('edit')}
      </Button>
    </span>
  );
}
