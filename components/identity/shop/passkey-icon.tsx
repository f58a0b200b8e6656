/** A key in the line of the storefront's icons; a file of its own, because pages without a login form need none. */
export function PasskeyIcon() {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="12" r="4.5" />
      <path d="M12.5 12h8.5v3M17 12v2.5" />
      <path d="M8 12h.01" />
    </svg>
  );
}
