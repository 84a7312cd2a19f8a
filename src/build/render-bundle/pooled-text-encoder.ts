/** Bytes that are reserved at once: some tens of pages. */
const POOL_SIZE = 1 << 20;
const MOST_BYTES_PER_CHARACTER = 3;

/** A text encoder that makes no memory of its own for each text: many pages share some, that is let go with the last of them. */
export class PooledTextEncoder extends TextEncoder {
  #pool = new Uint8Array(0);
  #used = 0;

  override encode(text = ''): Uint8Array<ArrayBuffer> {
    const most = text.length * MOST_BYTES_PER_CHARACTER;
    if (most > this.#pool.length - this.#used) {
      this.#pool = new Uint8Array(Math.max(most, POOL_SIZE));
      this.#used = 0;
    }
    const free = this.#pool.subarray(this.#used);
    const { written } = this.encodeInto(text, free);
    this.#used += written;
    return free.subarray(0, written);
  }
}
