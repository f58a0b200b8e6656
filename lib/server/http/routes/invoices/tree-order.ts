interface Branch {
  id: number;
  parent_id: number | null;
}

/** Each followed by what is below it, siblings as they stand. */
export function inTreeOrder<Each extends Branch>(list: readonly Each[], below: number | null = null): Each[] {
  return list
    .filter(({ parent_id: parent }) => parent === below)
    .flatMap((each) => [each, ...inTreeOrder(list, each.id)]);
}
