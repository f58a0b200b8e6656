'use client';

import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';

interface AppointmentFactsProps {
  label: string;
  appointment: OrderDetail['appointment'];
}

/** When somebody comes, where a time is set. */
export function AppointmentFacts({ label, appointment }: AppointmentFactsProps) {
  if (!appointment) return null;
  const { start, end, note } = appointment;
  return (
    <div>
      <h3>{label}</h3>
      <p>
        <Unbroken>{formatTime(start, '', 'yyyy-mm-dd hh:MM')}</Unbroken> – {formatTime(end, '', 'hh:MM')}
      </p>
      {note && <p className="text-ink-2 text-14 wrap-anywhere">{note}</p>}
    </div>
  );
}
