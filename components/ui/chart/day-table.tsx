interface DayTableProps {
  /** What the figures are. */
  title: string;
  /** Heading of the days. */
  dayLabel: string;
  rows: readonly (readonly [day: string, value: string])[];
}

/** What a chart draws for eyes, for screen readers: a row a day. */
export function DayTable({ title, dayLabel, rows }: DayTableProps) {
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{dayLabel}</th>
          <th scope="col">{title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([day, value]) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
