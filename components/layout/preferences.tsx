import { DarkIcon, GlobeIcon, LightIcon, SystemIcon } from '#components/ui/icons.tsx';
import { StaticPart } from '#components/ui/static/static-part.tsx';
import { modeChoices } from '#components/ui/theme/mode.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './preferences.module.css';

const modeIcons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

/** Language and colours. The language links work without a script; the colours need one, and the device decides else. */
export async function Preferences({ locale }: { locale: Locale }) {
  const t = await getTranslations('shell');
  return (
    <>
      <p className={styles.label}>{t('language.label')}</p>
      <ul className={styles.choices}>
        {locales.map((choice) => (
          <li key={choice}>
            {/* A plain link: the whole page changes its language, so it is loaded anew. */}
            <a
              href={`/internal/language?to=${choice}`}
              data-language={choice}
              lang={bcp47[choice]}
              hrefLang={bcp47[choice]}
              rel="nofollow"
              aria-current={choice === locale ? 'true' : undefined}
            >
              {t(`language.${choice}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.label}>{t('mode.label')}</p>
      <ul className={styles.choices}>
        {modeChoices.map((choice) => {
          const Icon = modeIcons[choice];
          return (
            <li key={choice}>
              <button type="button" data-mode-choice={choice}>
                <Icon size={16} />
                {t(`mode.${choice}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The same in a drop-down of the header. */
export async function PreferencesMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations('shell');
  return (
    <StaticPart as="details" name="preferences" data-menu="" className={styles.menu}>
      <summary aria-label={`${t('language.label')} · ${t('mode.label')} · ${t(`language.${locale}`)}`}>
        <GlobeIcon />
        <span aria-hidden="true">{t(`language.${locale}`)}</span>
      </summary>
      <div className={styles.panel}>
        <Preferences locale={locale} />
      </div>
    </StaticPart>
  );
}
