import type { ReactNode } from 'react';

/** Small drawings in the line of the shop's mark; the words beside them say what they mean. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function GridIcon() {
  return (
    <Icon>
      <path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z" />
    </Icon>
  );
}

export function RowsIcon() {
  return (
    <Icon>
      <path d="M3.5 4h4v4h-4zM3.5 12h4v4h-4zM10.5 6h6M10.5 14h6" />
    </Icon>
  );
}

export function FilterIcon() {
  return (
    <Icon>
      <path d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}
