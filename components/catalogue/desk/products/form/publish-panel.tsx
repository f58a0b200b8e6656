'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import {
  archiveProduct,
  duplicateProduct,
  type OperatorProductDetail,
  publishProduct,
} from '#lib/api/catalogue/desk-products.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { productWarnings } from '#lib/contract/catalogue/product-warnings.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { paths } from '#lib/routes/paths.ts';
import { deskProductPaths } from '../product-paths.ts';
import { statusTones } from '../status-tones.ts';
import styles from './form.module.css';
import type { ProductValues } from './form-values.ts';
import status from './status.module.css';
import type { ProductSaving } from './use-save-product.ts';

interface PublishPanelProps {
  detail: OperatorProductDetail;
  saving: ProductSaving;
  isDirty: boolean;
}

/** Whether customers see it, the way to see it as they do, and what they would miss. */
export function PublishPanel({ detail, saving, isDirty }: PublishPanelProps) {
  const t = useTranslations('catalogueDesk.product');
  const words = useTranslations('catalogueDesk.products');
  const { move, copy, isBusy } = useMoves(detail, saving);
  const isPublished = detail.status === 'published';
  return (
    <Panel>
      <div className="wrap-12 items-center justify-between">
        <span className={status.state}>
          <Chip tone={statusTones[detail.status]}>{words(`status.${detail.status}`)}</Chip>
          {isPublished && (
            <PageLink href={shopPath(detail)} target="_blank">
              {t('seeInShop')}
            </PageLink>
          )}
        </span>
        <span className={status.moves}>
          <Guarded node="operator/product/edit">
            <Button look="quiet" size="small" disabled={isBusy || isDirty} onClick={() => void copy()}>
              {t('duplicate')}
            </Button>
          </Guarded>
          <Guarded node="operator/product/publish">
            <Button
              look={isPublished ? 'secondary' : 'primary'}
              size="small"
              isBusy={isBusy}
              disabled={isDirty}
              onClick={() => void move(isPublished ? 'archive' : 'publish')}
            >
              {t(isPublished ? 'archive' : 'publish')}
            </Button>
          </Guarded>
        </span>
      </div>
      {isDirty && <p className={`text-ink-2 text-14 ${styles.hint}`}>{t('saveFirst')}</p>}
      <Advice detail={detail} />
    </Panel>
  );
}

function shopPath({ id, form: { kind, slug } }: OperatorProductDetail): string {
  return kind === 'service' ? paths.service(id) : paths.product(slug);
}

const looked = ['slug', 'pricing', 'texts', 'tiers', 'variants', 'pictures'] as const;
/** Of twenty pictures without texts. */
const mostShown = 6;

/** Publishing does not ask for these; customers miss them. */
function Advice({ detail }: { detail: OperatorProductDetail }) {
  const t = useTranslations('catalogueDesk.product');
  const words = useTranslations('validation');
  const id = useId();
  const { control } = useFormContext<ProductValues>();
  const [slug, pricing, texts, tiers, variants, pictures] = useWatch({ control, name: looked });
  const found = productWarnings({ slug, pricing, texts, tiers, variants, pictures });
  // The specification is published by itself: what was read of it holds for as long as the product is priced by it.
  const ofSpecification = pricing === 'configured' ? detail.warnings.filter(({ key }) => key === 'warnSpecTier') : [];
  const shown = [
    ...found.map(({ field, key, values }) => ({ field, text: findWords(words, key, values) ?? key })),
    ...ofSpecification,
  ];
  if (shown.length === 0) return null;
  const isMore = shown.length > mostShown;
  return (
    <section aria-labelledby={id} className={status.advice}>
      <h3 id={id}>{t('warnings')}</h3>
      <ul>
        {shown.slice(0, mostShown).map(({ field, text }) => (
          <li key={field}>{text}</li>
        ))}
        {isMore && <li>{t('moreWarnings', { count: shown.length - mostShown })}</li>}
      </ul>
    </section>
  );
}

function useMoves({ id, version }: OperatorProductDetail, saving: ProductSaving) {
  const [isBusy, setBusy] = useState(false);
  const navigation = useNavigation();
  const keyOf = useRequestKey();
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    saving.forget();
    try {
      await work();
      await untilReread();
    } catch (error) {
      await saving.notify(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    move: (to: 'publish' | 'archive') =>
      attempt(async () => void (await (to === 'publish' ? publishProduct : archiveProduct)({ id, version }))),
    copy: () =>
      attempt(async () => {
        const { id: copyId } = await duplicateProduct(id, keyOf({ id, version }));
        navigation.push(deskProductPaths.edit(copyId));
      }),
  };
}
