/** The shop's mark: a sheet set between registration marks, as a printer lines up colours. Takes the text's colour. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path d="M16 1v6M16 25v6M1 16h6M25 16h6" stroke="currentColor" strokeWidth="1.5" />
      <path d="M9 8.5h9.5L23 13v10.5H9z" fill="var(--primary)" />
      <path d="M18.5 8.5V13H23z" fill="var(--raised)" stroke="var(--primary)" strokeWidth="1" strokeLinejoin="round" />
      <circle cx="16" cy="16" r="11.25" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="23.9" cy="23.9" r="3.1" fill="var(--accent)" />
    </svg>
  );
}
