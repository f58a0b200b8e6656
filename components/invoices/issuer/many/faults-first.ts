/** Among fifty rows that are right nobody would find the two that are not: those that are not ready stand first. */
export const faultsFirst = <Row>(rows: readonly Row[], isReady: (row: Row) => boolean): Row[] => [
  ...rows.filter((row) => !isReady(row)),
  ...rows.filter(isReady),
];
