const WIDTH = 30;

/** Shows progress on one line of a terminal; silent elsewhere. @param label names the work */
export function progressBar(label: string, stream: NodeJS.WriteStream = process.stderr) {
  let shown = '';
  return {
    /** Draws the bar. @param share of the work that is done, from 0 to 1 */
    show(share: number): void {
      if (!stream.isTTY) return;
      const filled = Math.round(share * WIDTH);
      const line = `${label} [${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %`;
      if (line === shown) return;
      stream.write(`\r${line}`);
      shown = line;
    },
    end(): void {
      if (shown !== '') stream.write('\n');
    },
  };
}
