import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './account.module.css';
import { AccountSlot } from './session-runtime.tsx';

/** Log in and register; for members their menu. Links, so that they work before and without any script. */
export async function AccountLinks({ isInDrawer = false }: { isInDrawer?: boolean }) {
  const t = await getTranslations('shell.account');
  const words = { menuOf: t.raw('menuOf'), unread: t.raw('unread'), logout: t('logout') };
  return (
    <AccountSlot words={words} isInDrawer={isInDrawer}>
      <div className={`row-8 items-center ${styles.guest} ${isInDrawer ? styles.wide : ''}`}>
        <a href={paths.login} className={styles.login}>
          {t('login')}
        </a>
        <a href={`${paths.login}?tab=register`} className={styles.register}>
          {t('register')}
        </a>
      </div>
    </AccountSlot>
  );
}
