import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import type { Page } from 'playwright';
import { launchChromium } from './measure/chromium.ts';

// Films the animated drawings of the contest as the videos of its carousel: frame by frame, so that the speed of the
// machine does not matter. Needs ffmpeg with libvpx and libx264.

const DRAWINGS = 'public/illustrations/concours';
const VIDEOS = 'public/videos/concours';
const NAMES = ['cadeau', 'inscription', 'premium', 'preuve', 'tirage'];
const requested = process.argv.slice(2);

/** Size of the drawings. */
const WIDTH = 480;
const HEIGHT = 360;
/** Factor from the size of a drawing to that of its video. */
const SCALE = 4 / 3;
/** Milliseconds of one loop of a drawing. */
const LOOP = 4000;
const FRAMES_PER_SECOND = 25;

const ENCODERS: Record<'webm' | 'mp4', string[]> = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'],
  mp4: ['-c:v', 'libx264', '-crf', '27', '-preset', 'veryslow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
};

mkdirSync(VIDEOS, { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: SCALE });
  for (const name of requested.length > 0 ? requested : NAMES) {
    const frames = await film(page, readFileSync(`${DRAWINGS}/${name}.svg`, 'utf8'));
    for (const format of ['webm', 'mp4'] as const) {
      const file = `${VIDEOS}/${name}.${format}`;
      await encode(frames, ENCODERS[format], file);
      console.log(`${file}: ${Math.ceil(statSync(file).size / 1024)} KB`);
    }
  }
} finally {
  await browser.close();
}

/** Returns the frames of one loop. */
async function film(page: Page, drawing: string): Promise<Buffer[]> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  const frames: Buffer[] = [];
  for (let time = 0; time < LOOP; time += 1000 / FRAMES_PER_SECOND) {
    await page.evaluate((moment) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = moment;
      }
      // In the second loop, animations with a delay have begun.
    }, LOOP + time);
    frames.push(await page.screenshot({ type: 'png' }));
  }
  return frames;
}

async function encode(frames: Buffer[], encoder: string[], file: string): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-an', ...encoder, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [status] = (await once(ffmpeg, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}
