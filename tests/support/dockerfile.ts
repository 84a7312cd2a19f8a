import { readFileSync } from 'node:fs';

/** A step of a Dockerfile. */
interface DockerStep {
  instruction: string;
  value: string;
}

/** A stage of a Dockerfile: its name, the image that it begins with, and its steps. */
export interface DockerStage {
  name: string;
  image: string;
  steps: DockerStep[];
}

/** Reads the stages of a Dockerfile. @throws Error unless each step stands on one line */
export function readDockerfile(file: string): DockerStage[] {
  const stages: DockerStage[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, instruction = '', value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (instruction === '' || value.endsWith('\\'))
      throw new Error(`The Dockerfile has a line that is no step: ${line}`);
    const [, image = '', name = ''] = instruction === 'FROM' ? (/^(\S+)(?: AS (\S+))?$/.exec(value) ?? []) : [];
    if (instruction === 'FROM') stages.push({ name, image, steps: [] });
    else stages.at(-1)?.steps.push({ instruction, value });
  }
  return stages;
}

/** A COPY instruction. `stage` is null when it copies from the sources. */
interface DockerCopy {
  stage: string | null;
  sources: string[];
  target: string;
}

/** Reads the value of a COPY. */
export function readCopy(value: string): DockerCopy {
  const words = value.split(' ');
  const [first = ''] = words;
  const stage = first.startsWith('--from=') ? first.slice('--from='.length) : null;
  const paths = stage === null ? words : words.slice(1);
  return { stage, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
