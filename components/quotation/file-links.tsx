/** Files to open; each link holds for an hour. */
export function FileLinks({ files }: { files: readonly { url: string; name: string }[] }) {
  return (
    <ul className="wrap-4-12 wrap-anywhere">
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
