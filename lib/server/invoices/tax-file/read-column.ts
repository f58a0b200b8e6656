/** The field and the heading of a column as a setting has it. */
export function readColumn<Field extends string>(line: string): { field: Field; heading: string } {
  const [field = '', ...heading] = line.split(/\s+/);
  return { field: field as Field, heading: heading.join(' ') };
}
