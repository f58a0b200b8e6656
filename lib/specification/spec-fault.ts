/** What is wrong with a node or its answer: a key of the `validation` messages and its values, at the key of the node. */
export interface SpecFault {
  key: string;
  message: string;
  values: Record<string, string | number>;
}

export function fault(key: string, message: string, values: SpecFault['values'] = {}): SpecFault {
  return { key, message, values };
}
