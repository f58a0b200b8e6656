import styles from './file-list.module.css';

/** Files to open; each link holds for an hour. */
export function FileLinks({ files }: { files: readonly { url: string; name: string }[] }) {
  return (
    <ul className={styles.links}>
      {files.map(({ url, name }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
