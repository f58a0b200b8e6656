/**
 * Schemas that name themselves, as those of trees do, in one place of the document: where zod leaves them, beside the schema that
 * uses them, their references would lead nowhere once that schema stands within another.
 */
export class SharedSchemas {
  readonly #names = new Map<string, string>();
  readonly #schemas: Record<string, unknown> = {};

  /** The schema with its references to the shared place. */
  take<Schema extends object>({
    $defs = {},
    ...schema
  }: Schema & { $defs?: Record<string, unknown> }): Omit<Schema, '$defs'> {
    const names = new Map(Object.entries($defs).map(([name, own]) => [name, this.#nameOf(own)]));
    const moved = <Value>(value: Value): Value =>
      JSON.parse(
        JSON.stringify(value).replace(
          /"#\/\$defs\/([^"]+)"/g,
          (_, name: string) => `"#/components/schemas/${names.get(name)}"`,
        ),
      );
    for (const [name, own] of Object.entries($defs)) this.#schemas[names.get(name) ?? name] = moved(own);
    return names.size === 0 ? schema : moved(schema);
  }

  /** What several calls share is there once. */
  #nameOf(schema: unknown): string {
    const text = JSON.stringify(schema);
    const name = this.#names.get(text) ?? `Shared${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }

  get all(): Readonly<Record<string, unknown>> {
    return this.#schemas;
  }
}
