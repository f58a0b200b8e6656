'use client';

import { useHeldNode } from '#components/layout/member-context.tsx';
import { TitleFormScreen } from '../../member/title-form-screen.tsx';
import { TitlesScreen } from '../../member/titles-screen.tsx';
import { storeTitles } from './store-titles.ts';

/** Whom the platform's invoices to the store are made out to: the list, or one of them in its form. */
export function StoreTitlesScreen({ form }: { form: 'new' | number | undefined }) {
  const mayChange = useHeldNode()('store/invoice/platform/apply');
  if (form === undefined || !mayChange) return <TitlesScreen side={storeTitles} mayChange={mayChange} />;
  return <TitleFormScreen id={form === 'new' ? undefined : form} side={storeTitles} />;
}
