'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { useMovedFocus } from '#components/ui/hooks/use-moved-focus.ts';
import { Picture } from '#components/ui/picture.tsx';
import type { OperatorCategory } from '#lib/api/catalogue/desk-categories.ts';
import { locales } from '#lib/i18n/locales.ts';
import { useUnsaved } from '../kept-records.ts';
import { StepButton, StepTools } from '../step-tools.tsx';
import styles from './categories.module.css';
import type { CategoryPlace } from './category-place.ts';
import { type CategoryBranch, flatten, siblingStep, toBranches } from './category-tree.ts';
import { titleOfCategory } from './title-of-category.ts';
import { categoryName, newCategoryName } from './use-category-form.ts';
import { useCategoryMoves } from './use-category-moves.ts';

interface CategoryRowsProps {
  list: OperatorCategory[];
  deepest: number;
  pending: CategoryPlace | undefined;
  onRequest: (pending: CategoryPlace) => void;
}

/** All categories below each other, as far in as they are deep. */
export function CategoryRows({ list, deepest, pending, onRequest }: CategoryRowsProps) {
  const t = useTranslations('catalogueDesk.categories');
  const kept = useMovedFocus<HTMLUListElement>();
  return (
    <ul aria-label={t('tree')} {...kept}>
      {flatten(toBranches(list)).map((branch) => (
        <CategoryRow
          key={branch.category.id}
          branch={branch}
          list={list}
          canHold={branch.depth < deepest}
          isChosen={pending !== undefined && 'id' in pending && pending.id === branch.category.id}
          onRequest={onRequest}
        />
      ))}
    </ul>
  );
}

interface CategoryRowProps {
  branch: CategoryBranch;
  list: OperatorCategory[];
  canHold: boolean;
  isChosen: boolean;
  onRequest: (pending: CategoryPlace) => void;
}

function CategoryRow({ branch: { category, depth, children }, list, canHold, isChosen, onRequest }: CategoryRowProps) {
  const t = useTranslations('catalogueDesk.categories');
  const locale = useLocale();
  const { move, isMoving } = useCategoryMoves();
  const isUnsaved = useUnsaved();
  const { texts, slug, picture, product_count: products, listed_count: listed } = category;
  const name = titleOfCategory({ texts }, locale);
  const step = (way: 'up' | 'down') => {
    const place = siblingStep(list, category, way);
    if (isMoving || !place) return undefined;
    return () => move({ id: category.id, version: category.version, parent_id: category.parent_id, ...place });
  };
  return (
    <li className={styles.row} data-chosen={isChosen} style={{ '--depth': depth - 1 } as object}>
      <span className={styles.thumb}>
        <Picture picture={picture} sizes="40px" isDecorative className={styles.cover ?? ''} />
      </span>
      <button
        type="button"
        className={styles.name}
        aria-pressed={isChosen}
        onClick={() => onRequest({ id: category.id })}
      >
        <span>{name}</span>
        <small>
          {t(children.length > 0 ? 'countsBelow' : 'counts', { products, listed })} · {slug}
        </small>
      </button>
      <span className={styles.chips}>
        {isUnsaved(categoryName(category.id)) && <Chip tone="warning">{t('unsaved')}</Chip>}
        {isUnsaved(newCategoryName(category.id)) && <Chip tone="warning">{t('unsavedBelow')}</Chip>}
        {locales.some((each) => texts[each].name === '') && <Chip tone="warning">{t('noEnglish')}</Chip>}
        {category.has_specification && <Chip tone="primary">{t('hasSpecification')}</Chip>}
      </span>
      <Guarded node="operator/category/edit">
        <StepTools>
          <StepButton sign="↑" label={t('up', { name })} onClick={step('up')} />
          <StepButton sign="↓" label={t('down', { name })} onClick={step('down')} />
          <StepButton
            sign="+"
            label={t('addBelow', { name })}
            onClick={canHold ? () => onRequest({ parent: category.id }) : undefined}
          />
        </StepTools>
      </Guarded>
    </li>
  );
}
