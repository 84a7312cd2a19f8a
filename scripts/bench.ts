import { measureBuild, type BuildMeasure } from './measure/build-time.ts';
import { exitWith } from './process/operator-error.ts';

const SIZES = [100, 1_000, 10_000];

/** `npm run bench`: builds sites of so many articles, and prints how long each takes. */
try {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES;
  const measures: BuildMeasure[] = [];
  for (const size of sizes) measures.push(await measureBuild(size));
  console.table(measures);
} catch (error) {
  exitWith(error);
}
