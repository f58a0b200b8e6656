import { getTranslations } from '#lib/i18n/translations.ts';

/** Says that this is a draft, to whoever was sent the link. */
export async function PreviewNote() {
  const t = await getTranslations('siteContent');
  return (
    <p className="container warning-note mt-8" role="note">
      {t('preview')}
    </p>
  );
}
