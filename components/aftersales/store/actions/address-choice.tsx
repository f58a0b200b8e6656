'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { returnAddressesQuery } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { useCaseFrame } from '../case-frame.ts';
import { ReturnTo } from '../return-to.tsx';
import styles from './actions.module.css';

/** Where each side keeps its book. */
const books: Record<SellerSide, string> = {
  store: `${userPath('store/profile')}#returns`,
  desk: userPath('desk/settings'),
};

interface AddressChoiceProps {
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Where the goods go back to: one address of the book, and the way to the book where it is not in it. */
export function AddressChoice({ chosen, onChoose }: AddressChoiceProps) {
  const t = useTranslations('aftersalesStore.address');
  const { side } = useCaseFrame();
  const name = useId();
  const query = useQuery(returnAddressesQuery(side));
  return (
    <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
      {({ list }) => (
        <fieldset className={`stack-8 ${styles.addresses}`}>
          <legend>{t('legend')}</legend>
          {list.length === 0 && <p className="hint">{t(`empty.${side}`)}</p>}
          {list.map((address) => (
            <label key={address.id} className={styles.address}>
              <input type="radio" name={name} checked={address.id === chosen} onChange={() => onChoose(address.id)} />
              <ReturnTo address={address} mark={address.is_default && <Chip tone="primary">{t('default')}</Chip>} />
            </label>
          ))}
          <p className="hint">
            <PageLink href={books[side]}>{t(`book.${side}`)}</PageLink>
          </p>
        </fieldset>
      )}
    </QueryView>
  );
}
