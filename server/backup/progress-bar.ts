const WIDTH = 30;

/**
 * Shows progress on one line of a terminal; silent elsewhere.
 *
 * @param label names the work
 */
export function progressBar(label: string, stream: NodeJS.WriteStream = process.stderr) {
  let shown = '';
  return {
    /** @param share done, between 0 and 1 */
    show(share: number): void {
      if (!stream.isTTY) return;
      const filled = Math.round(share * WIDTH);
      const line = `${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %`;
      if (line === shown) return;
      stream.write(`\r${line}`);
      shown = line;
    },
    /** Leaves the line as it is: what is written next comes below. */
    end(): void {
      if (shown !== '') stream.write('\n');
    },
  };
}
