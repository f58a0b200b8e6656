import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { PageLink } from './page/page-link.tsx';

/** `accent` is for the one main action of a sales page; one `primary` or `accent` a view. */
interface Look {
  look?: 'primary' | 'accent' | 'secondary' | 'quiet';
  size?: 'normal' | 'small';
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Takes something away for good. */
  isDestructive?: boolean | undefined;
  /** What it asked for is on its way: it waits, under the same name. */
  isBusy?: boolean;
  /** As wide as what it stands in. */
  isWide?: boolean;
  /** In front of the words. */
  icon?: ReactNode;
}

function classes({ look = 'primary', size = 'normal' }: Look, extra = ''): string {
  return `${styles.button} ${styles[look]} ${size === 'small' ? styles.small : ''} ${extra}`;
}

/** A button that acts on the page. */
export function Button({ look, size, className, type = 'button', ...props }: ButtonProps) {
  const { isDestructive, isBusy, isWide, icon, disabled, children, ...rest } = props;
  return (
    <button
      type={type}
      className={classes({ look, size }, className)}
      data-destructive={isDestructive || undefined}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      {...rest}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & ComponentProps<typeof PageLink>) {
  return <PageLink data-print="off" className={classes({ look, size }, className)} {...rest} />;
}

/** A link that looks like a button and is left to whoever renders it: `ButtonLink` is the one that changes pages. */
export function ButtonAnchor({ look, size, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a data-print="off" className={classes({ look, size }, className)} {...rest} />;
}
