import type { Encoding } from './choose-encoding.ts';

interface PackedOptions<Form> {
  /** Packs bytes for browsers. */
  compress: (bytes: Buffer, encoding: Encoding) => Promise<Buffer>;
  /** What is kept of each encoding beside its bytes. */
  write: (bytes: Buffer, encoding: Encoding | undefined) => Form;
}

/** An answer as bytes, each encoding made once, when somebody first asks for it. */
export class Packed<Form extends { bytes: Buffer }> {
  readonly plain: Form;
  readonly #options: PackedOptions<Form>;
  readonly #packed = new Map<Encoding, Form>();
  readonly #packing = new Map<Encoding, Promise<Form>>();

  constructor(body: Buffer, options: PackedOptions<Form>) {
    this.#options = options;
    this.plain = options.write(body, undefined);
  }

  /** Bytes it holds. */
  get size(): number {
    return [...this.#packed.values()].reduce((sum, { bytes }) => sum + bytes.length, this.plain.bytes.length);
  }

  /** What is there already; undefined: it has to be packed first. */
  ready(encoding: Encoding | undefined): Form | undefined {
    return encoding === undefined ? this.plain : this.#packed.get(encoding);
  }

  /** As an asker takes it, packed first where it has not been. */
  async inEncoding(encoding: Encoding | undefined): Promise<Form> {
    return this.ready(encoding) ?? (encoding ? this.#packOnce(encoding) : this.plain);
  }

  #packOnce(encoding: Encoding): Promise<Form> {
    const known = this.#packing.get(encoding) ?? this.#pack(encoding);
    this.#packing.set(encoding, known);
    return known;
  }

  async #pack(encoding: Encoding): Promise<Form> {
    const packed = this.#options.write(await this.#options.compress(this.plain.bytes, encoding), encoding);
    this.#packed.set(encoding, packed);
    return packed;
  }
}
