'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { AddressLines } from '#components/ui/facts/address-lines.tsx';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import { addressPaths, formPath, selectPath } from '#lib/routes/address-paths.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import styles from './address-choice.module.css';
import { putInUse } from './address-in-use.ts';
import { DefaultMark } from './default-mark.tsx';

interface AddressChoiceProps {
  list: AddressRecord[];
  to: string | undefined;
  chosen: number | undefined;
}

/** One address of several. */
export function AddressChoice({ list, to, chosen }: AddressChoiceProps) {
  const t = useTranslations('identityAddresses');
  const navigation = useNavigation();
  const [selected, setPicked] = useSelected(list, chosen);
  const use = (address: AddressRecord) => {
    putInUse(address);
    navigation.replace(to ?? addressPaths.list);
  };
  return (
    <form
      className="stack-16"
      onSubmit={(event) => {
        event.preventDefault();
        if (selected) use(selected);
      }}
    >
      <fieldset className={`stack-16 grid-cols-2 ${styles.choices}`}>
        <legend className="visually-hidden">{t('select.legend')}</legend>
        {list.map((address) => (
          <Choice
            key={address.id}
            address={address}
            isSelected={address === selected}
            onSelect={() => setPicked(address.id)}
            editPath={formPath({ id: address.id, to: selectPath({ to }) })}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit">{t('select.use')}</Button>
        {to && (
          <ButtonLink look="secondary" href={to}>
            {t('select.back')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

/** Marked is what the person picks; until then the one just added, else the one last used, else the default. */
function useSelected(list: AddressRecord[], chosen: number | undefined) {
  const [picked, setPicked] = useState<number>();
  const inUse = useUserInfo(({ use_address }) => use_address?.id);
  const find = (pending: number | undefined) => list.find(({ id }) => id === pending);
  return [find(picked) ?? find(chosen) ?? find(inUse) ?? list[0], setPicked] as const;
}

interface ChoiceProps {
  address: AddressRecord;
  isSelected: boolean;
  onSelect: () => void;
  editPath: string;
}

function Choice({ address, isSelected, onSelect, editPath }: ChoiceProps) {
  const t = useTranslations('identityAddresses');
  return (
    <div className={styles.choice} data-selected={isSelected || undefined}>
      <FormControlLabel
        className={styles.label}
        name="address"
        value={address.id}
        checked={isSelected}
        onChange={onSelect}
        control={<Radio />}
        disableTypography
        label={<AddressLines address={address} mark={<DefaultMark address={address} />} />}
      />
      <ButtonLink
        look="quiet"
        size="small"
        className={styles.edit}
        href={editPath}
        aria-label={t('editOf', { receiver: address.receiver })}
      >
        {t('edit')}
      </ButtonLink>
    </div>
  );
}
