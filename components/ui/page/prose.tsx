import styles from './prose.module.css';

/** Text the shop wrote. The API answers clean HTML only: it is cleaned when it is stored. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server to a short list of tags
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
