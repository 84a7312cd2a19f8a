/** Pixels are counted by 5 bits a channel: enough to tell which colour of the palette is theirs. */
const LEVELS = 1 << 15;
const SHIFTS = [10, 5, 0] as const;
const MOST_COLOURS = 256;

/** Levels that share a colour, the channel that sets them most apart, and how much it would matter to part them. */
interface Cluster {
  levels: number[];
  shift: number;
  weight: number;
}

/** Reduces opaque RGBA pixels to 256 colours at most, by median cut: an RGB palette, and its index for every pixel. */
export function quantise(rgba: Uint8Array): { palette: Uint8Array; pixels: Uint8Array } {
  const counts = new Uint32Array(LEVELS);
  const sums = new Float64Array(LEVELS * 3);
  const levels = new Uint16Array(rgba.length / 4);
  for (let pixel = 0, at = 0; at < rgba.length; pixel += 1, at += 4) {
    const red = byte(rgba, at);
    const green = byte(rgba, at + 1);
    const blue = byte(rgba, at + 2);
    const level = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    levels[pixel] = level;
    counts[level] = (counts[level] ?? 0) + 1;
    sums[level * 3] = (sums[level * 3] ?? 0) + red;
    sums[level * 3 + 1] = (sums[level * 3 + 1] ?? 0) + green;
    sums[level * 3 + 2] = (sums[level * 3 + 2] ?? 0) + blue;
  }
  const clusters = cut(counts);
  const indexOf = new Uint8Array(LEVELS);
  const palette = new Uint8Array(clusters.length * 3);
  clusters.forEach((cluster, index) => {
    for (const level of cluster.levels) indexOf[level] = index;
    for (const part of [0, 1, 2]) {
      const total = cluster.levels.reduce((sum, level) => sum + (sums[level * 3 + part] ?? 0), 0);
      palette[index * 3 + part] = Math.round(total / sumOf(cluster.levels, counts));
    }
  });
  // Not by a callback for each: there are 756,000.
  const pixels = new Uint8Array(levels.length);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) pixels[pixel] = byte(indexOf, levels[pixel] ?? 0);
  return { palette, pixels };
}

/** Parts the cluster that it matters most to part, at its median pixel, until there are as many as colours. */
function cut(counts: Uint32Array): Cluster[] {
  const shown = Array.from(counts.keys()).filter((level) => counts[level] !== 0);
  const clusters = [clusterOf(shown, counts)];
  while (clusters.length < MOST_COLOURS) {
    const widest = clusters.reduce((best, cluster) => (cluster.weight > best.weight ? cluster : best));
    if (widest.weight === 0) break;
    const sorted = widest.levels.toSorted((a, b) => channel(a, widest.shift) - channel(b, widest.shift));
    const half = sumOf(sorted, counts) / 2;
    let before = 0;
    let middle = 0;
    while (middle < sorted.length - 1 && (middle === 0 || before < half)) before += counts[sorted[middle++] ?? 0] ?? 0;
    clusters[clusters.indexOf(widest)] = clusterOf(sorted.slice(0, middle), counts);
    clusters.push(clusterOf(sorted.slice(middle), counts));
  }
  return clusters;
}

function clusterOf(levels: number[], counts: Uint32Array): Cluster {
  let cluster = { levels, shift: 0, weight: 0 };
  for (const shift of SHIFTS) {
    const values = levels.map((level) => channel(level, shift));
    const range = values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 31);
    // The root keeps a large ground from taking every colour for its edges.
    const weight = Math.max(0, range) * Math.sqrt(sumOf(levels, counts));
    if (weight > cluster.weight) cluster = { levels, shift, weight };
  }
  return cluster;
}

function channel(level: number, shift: number): number {
  return (level >> shift) & 31;
}

function sumOf(levels: number[], counts: Uint32Array): number {
  return levels.reduce((sum, level) => sum + (counts[level] ?? 0), 0);
}

function byte(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
