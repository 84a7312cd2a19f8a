/** What Astro and the routes of the site need of `Headers`. */
export class PlainHeaders {
  readonly #values: Map<string, string>;

  constructor(given: HeadersInit | PlainHeaders = []) {
    if (given instanceof PlainHeaders) {
      this.#values = new Map(given.#values);
      return;
    }
    this.#values = new Map();
    const entries = Symbol.iterator in given ? given : Object.entries(given);
    for (const [name, value] of entries as Iterable<[string, string]>) this.append(name, value);
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), value);
  }

  append(name: string, value: string): void {
    const former = this.get(name);
    this.set(name, former === null ? value : `${former}, ${value}`);
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  /** By name. */
  [Symbol.iterator](): IterableIterator<[string, string]> {
    return Array.from(this.#values)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .values();
  }
}
