import type { ReactNode } from 'react';

/** One paper, one pen, one ink: drawn in the same projection as the goods, in the colours of the page. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 132 96"
      width="132"
      height="96"
      fill="var(--raised)"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M10 74 66 46l56 28-56 18z" fill="var(--primary-soft)" stroke="none" />
      {children}
    </svg>
  );
}

/** A sheet with a ruler along its edge and its corner being set. */
export function ConfigureDrawing() {
  return (
    <Drawing>
      <path d="m26 56 44-22 40 20-44 22z" />
      <path d="m36 56 34-17 30 15-34 17z" strokeDasharray="3 3" stroke="var(--ink-3)" />
      <path d="m18 62 46 23 4-2-46-23z" fill="var(--warning-soft)" />
      <path d="m26 64 3-1.5M34 68l3-1.5M42 72l3-1.5M50 76l3-1.5M58 80l3-1.5" />
      <path d="M110 54V30M104 36l6-6 6 6" stroke="var(--accent)" />
      <circle cx="70" cy="34" r="4" fill="var(--accent)" stroke="none" />
    </Drawing>
  );
}

/** A sheet of figures with its sum and a seal. */
export function QuoteDrawing() {
  return (
    <Drawing>
      <path d="M40 14h42l12 12v52H40z" />
      <path d="M82 14v12h12" />
      <path d="M49 34h24M49 43h30M49 52h18" stroke="var(--ink-3)" />
      <path d="M84 34h2M84 43h2M84 52h2" />
      <path d="M49 61h37" />
      <path d="M49 69h12" strokeWidth="2.5" />
      <circle cx="90" cy="72" r="13" fill="var(--accent-soft)" stroke="var(--accent)" />
      <path d="m85 66 5 6 5-6M90 72v8M86 74h8" stroke="var(--accent)" />
    </Drawing>
  );
}

/** Two rollers and the sheet that comes out between them. */
export function ProduceDrawing() {
  return (
    <Drawing>
      <path d="m52 62 36-18 30 15-36 18z" />
      <path d="m66 62 22-11M72 65l22-11" stroke="var(--primary)" />
      <path d="M22 40 58 22a9 9 0 0 1 8 16L30 56" fill="var(--primary)" stroke="var(--ink)" />
      <ellipse cx="26" cy="48" rx="8" ry="9" fill="var(--raised)" />
      <circle cx="26" cy="48" r="2" fill="var(--ink)" />
      <path d="M22 62 58 44a9 9 0 0 1 8 16L30 78" />
      <ellipse cx="26" cy="70" rx="8" ry="9" />
      <circle cx="26" cy="70" r="2" fill="var(--ink)" />
      <path d="m104 70 8 4-8 4" stroke="var(--accent)" />
    </Drawing>
  );
}

/** A closed carton, taped, on its way. */
export function DeliverDrawing() {
  return (
    <Drawing>
      <path d="m34 38 32-16 32 16-32 16z" />
      <path d="M34 38v30l32 16V54z" fill="var(--warning-soft)" />
      <path d="M98 38v30L66 84V54z" fill="var(--raised)" />
      <path d="m46 32 32 16v9l8-4v-9L54 28z" fill="var(--accent-soft)" stroke="var(--accent)" />
      <path d="M106 58h14M110 66h10M8 50h14M12 58h8" stroke="var(--ink-3)" />
    </Drawing>
  );
}
