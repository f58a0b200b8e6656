'use client';

import { useEffect, useState } from 'react';
import styles from './message-page.module.css';

/** The address as the person typed it. One page answers all unknown addresses, so only the browser knows it. */
export function NotFoundPath({ text }: { text: string }) {
  const [path, setPath] = useState('');
  useEffect(() => setPath(readable(location.pathname)), []);
  return <p className={styles.path}>{path && text.replace('{path}', path)}</p>;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
