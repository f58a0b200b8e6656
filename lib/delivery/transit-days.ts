interface TransitDays {
  /** Working days at least, after the goods have left. */
  near: number;
  remote: number;
  remoteProvinces: readonly number[];
}

/** How long goods are on the way to a place; one that is not known yet is near, as for the freight. */
export function transitDaysOf({ near, remote, remoteProvinces }: TransitDays, provinceId: number | undefined): number {
  return provinceId !== undefined && remoteProvinces.includes(provinceId) ? remote : near;
}
