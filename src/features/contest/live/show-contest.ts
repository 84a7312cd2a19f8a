import type { ContestDraw, ContestStatus } from '../../../core/contest/contest-status.ts';
import { element } from '../../../presentation/dom/element.ts';
import { saveFile } from '../../../presentation/dom/save-file.ts';
import { checkAgain } from './check-list.ts';
import { checkReporter } from './check-reporter.ts';
import { CHECK_COPY, DRAWS_COPY } from './copy.ts';
import { shownContest, type ShownDraw } from './shown-contest.ts';

type ListOfDraw = (draw: number, contest: string) => Promise<string | null>;

/** Shows the contest's recorded state. Until a draw changes, all draws keep their elements, and so the results of checks. */
export function showContest(root: ParentNode, status: ContestStatus, listOf: ListOfDraw): void {
  const shown = shownContest(status);
  write(root.querySelector('[data-entries]'), shown.entries);
  write(root.querySelector('[data-entries-label]'), shown.entriesLabel);
  const winners = root.querySelector<HTMLElement>('[data-winners]');
  const none = root.querySelector<HTMLElement>('[data-no-winner]');
  if (winners && none) {
    winners.hidden = shown.winners.length === 0;
    none.hidden = !winners.hidden;
    write(none, shown.noWinner);
    replaceWhenChanged(winners, JSON.stringify(shown.winners), () => shown.winners.map(winnerOf));
  }
  const draws = root.querySelector<HTMLElement>('[data-draws]');
  if (draws) {
    replaceWhenChanged(draws, JSON.stringify(shown.draws), () =>
      shown.draws.map((draw, index) =>
        drawOf(draw, status.draws[index] as ContestDraw, (number) => listOf(number, status.name)),
      ),
    );
  }
}

function write(target: Element | null, text: string): void {
  if (target && target.textContent !== text) target.textContent = text;
}

function replaceWhenChanged(list: HTMLElement, key: string, items: () => HTMLElement[]): void {
  if (list.dataset['shown'] === key) return;
  list.dataset['shown'] = key;
  list.replaceChildren(...items());
}

function winnerOf({ who, prize }: { who: string; prize: string }): HTMLElement {
  return element('li', { className: 'winner' }, [
    element('p', { className: 'font-display text-lg' }, [who]),
    element('p', {}, [prize]),
  ]);
}

type ListOfNumber = (draw: number) => Promise<string | null>;

function drawOf(shown: ShownDraw, draw: ContestDraw, listOf: ListOfNumber): HTMLElement {
  return element('li', { className: 'draw' }, [
    element('p', { className: 'font-display text-xl' }, [shown.title]),
    element('p', { className: 'font-semibold' }, [shown.prizes]),
    element('p', {}, [shown.state]),
    ...(shown.proof === null ? [] : [element('p', { className: 'draw-proof' }, [shown.proof])]),
    ...shown.facts.map(([term, value]) =>
      element('p', { className: 'draw-fact' }, [`${term} `, element('code', {}, [value])]),
    ),
    ...(shown.round === null
      ? []
      : [
          element('p', { className: 'draw-fact' }, [
            element('a', { href: shown.round.address, rel: 'noreferrer' }, [shown.round.label]),
          ]),
        ]),
    ...(shown.canBeChecked ? toolsOf(shown, draw, listOf) : []),
  ]);
}

/** Returns a button that downloads a draw's list, one that repeats the draw, and the status that shows their answers. */
function toolsOf({ number, isMade }: ShownDraw, draw: ContestDraw, listOf: ListOfNumber): HTMLElement[] {
  const answer = element('p', { role: 'status', className: 'mt-3' });
  const report = checkReporter(answer);
  const download = element('button', { type: 'button', className: 'button button-quiet' }, [DRAWS_COPY.download]);
  download.addEventListener('click', () => {
    void report(async () => {
      const list = await listOf(number);
      if (list !== null) saveFile(DRAWS_COPY.filename(number), new Blob([list], { type: 'text/plain' }));
      return list === null ? CHECK_COPY.unreachable : '';
    });
  });
  const again = element('button', { type: 'button', className: 'button button-quiet' }, [
    isMade ? DRAWS_COPY.redraw : DRAWS_COPY.checkList,
  ]);
  again.addEventListener('click', () => void report(async () => checkAgain(draw, await listOf(number))));
  return [element('p', { className: 'draw-tools' }, [download, again]), answer];
}
