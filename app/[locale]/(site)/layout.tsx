import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { toLocale } from '#lib/i18n/locales.ts';
import { SiteFrame } from '../site-frame.tsx';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame locale={toLocale(await rootLocale())}>{children}</SiteFrame>;
}
