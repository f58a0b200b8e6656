/** Where a device was: the country where the address tells it, and the address. */
export function Place({ place, ip }: { place?: string; ip: string }) {
  return (
    <span className="grid">
      {place && <span>{place}</span>}
      <span className={place ? 'hint' : undefined}>{ip}</span>
    </span>
  );
}
