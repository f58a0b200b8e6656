const marks: [number, number][] = [
  [40, 40],
  [440, 40],
  [40, 560],
  [440, 560],
];

/** A printer's sheet with its registration marks, a colour bar and a folded brochure set on it. */
export function RegistrationSheet() {
  return (
    <svg viewBox="0 0 480 600" fill="none" aria-hidden="true" focusable="false">
      <rect x="72" y="72" width="336" height="456" fill="var(--raised)" stroke="var(--line)" />
      {marks.map(([x, y]) => (
        <g key={`${x}-${y}`} stroke="var(--line-strong)" strokeWidth="1.2">
          <circle cx={x} cy={y} r="9" />
          <path d={`M${x - 16} ${y}h32M${x} ${y - 16}v32`} />
        </g>
      ))}
      <path
        d="M72 40v18M408 40v18M72 542v18M408 542v18M40 72h18M40 528h18M422 72h18M422 528h18"
        stroke="var(--ink-3)"
      />
      <g>
        <path d="M124 168l84-28v252l-84 28z" fill="var(--primary)" />
        <path d="M208 140l72 28v252l-72-28z" fill="var(--primary-soft)" stroke="var(--primary)" />
        <path d="M280 168l76-28v252l-76 28z" fill="var(--sunken)" stroke="var(--line-strong)" />
        <path d="M226 196l36 14M226 220l36 14M226 244l36 14M226 268l24 9" stroke="var(--primary)" strokeWidth="3" />
        <path d="M298 204l40-15M298 228l40-15M298 252l26-10" stroke="var(--ink-3)" strokeWidth="3" />
        <circle cx="166" cy="224" r="24" fill="var(--raised)" />
        <circle cx="166" cy="224" r="9" fill="var(--accent)" />
        <path d="M146 330l40-13M146 352l26-9" stroke="var(--raised)" strokeWidth="3" opacity="0.8" />
      </g>
      <g>
        <rect x="124" y="472" width="28" height="16" fill="var(--primary)" />
        <rect x="152" y="472" width="28" height="16" fill="var(--accent)" />
        <rect x="180" y="472" width="28" height="16" fill="var(--warning)" />
        <rect x="208" y="472" width="28" height="16" fill="var(--ink)" />
        <rect x="236" y="472" width="28" height="16" fill="var(--ink-3)" />
        <rect x="264" y="472" width="28" height="16" fill="var(--line)" />
      </g>
    </svg>
  );
}
