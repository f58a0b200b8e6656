import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from '#lib/i18n/translations.ts';

/** The title of the not-found state; the browser takes it from the page, the server's answer from the state. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell.notFound');
  return { title: t('title') };
}

/** Where the middleware leads every address that is no page. The answer has status 404. */
export default function UnknownPage(): never {
  notFound();
}
