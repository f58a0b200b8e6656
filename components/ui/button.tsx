import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { PageLink } from './page-link.tsx';

/** `accent` is for the one main action of a sales page; one `primary` or `accent` a view. */
interface Look {
  look?: 'primary' | 'accent' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
}

function classes({ look = 'primary', size = 'normal' }: Look, extra = ''): string {
  return `${styles.button} ${styles[look]} ${size === 'small' ? styles.small : ''} ${extra}`;
}

/** A button that acts on the page. */
export function Button({ look, size, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={classes({ look, size }, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & ComponentProps<typeof PageLink>) {
  return <PageLink className={classes({ look, size }, className)} {...rest} />;
}

/** A link that looks like a button and is left to whoever renders it: `ButtonLink` is the one that changes pages. */
export function ButtonAnchor({ look, size, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={classes({ look, size }, className)} {...rest} />;
}
