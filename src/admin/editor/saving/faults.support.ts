import { seededRandom } from '../../../core/text/seeded-random.support.ts';
import { createTime, settle } from './fake-browser.support.ts';
import { createServer } from './fake-server.support.ts';
import { ARTICLE, Writer, wordsOf } from './faults-writer.support.ts';

/** Report on the words typed in a run. */
interface FaultReport {
  typed: number;
  lost: string[];
  /** Texts in which a word stands twice, or after a later one. */
  disordered: string[];
  /** Descriptions of the tabs whose text was still unsaved once all faults were over. */
  unsaved: string[];
}

/** Simulates two people who write one article, with actions and faults drawn from a seed. */
export async function runFaults(seed: number, actions = 60): Promise<FaultReport> {
  const random = seededRandom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const time = createTime();
  const server = createServer(() => time.clock().now());
  if (random() < 0.8) server.add(ARTICLE, { title: 'Titre', content: 'début' }, random() < 0.5 ? 'draft' : 'published');
  const writers = [new Writer('a', time, server, random), new Writer('b', time, server, random)];
  for (const writer of writers) writer.open();
  await time.pass(600);

  const pass = async (milliseconds: number) => {
    await time.pass(milliseconds);
    for (const writer of writers) writer.kept();
  };

  for (let action = 0; action < actions; action += 1) {
    const writer = random() < 0.75 ? writers[0] : writers[1];
    if (!writer) break;
    await act(writer, pick(24));
    await pass(random() < 0.3 ? random() * 30_000 : random() * 700);
  }

  async function act(writer: Writer, kind: number): Promise<void> {
    const { browser, active, tabs } = writer;
    const session = active?.session;
    if (session?.$conflict.get() && random() < 0.5) return settleConflict(writer);
    if (session?.$recovered.get() && random() < 0.5) return settleRecovered(writer);
    switch (kind) {
      case 0:
        return void session?.save();
      case 1:
        return void session?.publish();
      case 2:
        return void session?.saveAsDraft();
      case 3:
        if (active) writer.kill(active);
        break;
      case 4:
        if (tabs.length < 3) writer.open();
        break;
      case 5:
        tabs[pick(tabs.length)]?.session.writeHere();
        break;
      case 6:
        browser.online.is = !browser.online.is;
        for (const tab of tabs) tab.listeners.online();
        break;
      case 7:
        browser.journal.state.isFull = random() < 0.5;
        break;
      case 8:
        time.jump((random() - 0.5) * 7_200_000);
        break;
      case 9:
        for (const tab of tabs) tab.listeners.hidden();
        break;
      case 10:
        writer.isSignedOut = false;
        for (const tab of tabs) tab.session.signedInAgain();
        break;
      case 11:
        if (session && session.$fields.get().title === '') session.setField('title', 'Titre');
        break;
      case 12:
        await closeOne(writer);
        break;
      case 15:
      case 16:
        settleReplaced(writer);
        break;
      case 13:
        tabs[pick(tabs.length)]?.freeze();
        break;
      case 14:
        for (const tab of tabs) tab.thaw();
        break;
      default:
        writer.type(1 + pick(5));
    }
    if (writer.tabs.length === 0) writer.open();
  }

  async function closeOne(writer: Writer): Promise<void> {
    const tab = writer.tabs[pick(writer.tabs.length)];
    if (!tab || writer.browser.journal.state.isFull) return;
    tab.close();
    writer.tabs = writer.tabs.filter((other) => other !== tab);
    await settle();
  }

  function settleConflict(writer: Writer): void {
    const session = writer.active?.session;
    const theirs = session?.$conflict.get()?.theirs;
    if (!session || !theirs) return;
    if (random() < 0.7) return void session.keepMine();
    const mine = session.form().content;
    writer.replaced.push({ way: session.takeTheirs(), text: mine, instead: theirs.form.content });
  }

  function settleRecovered(writer: Writer): void {
    const session = writer.active?.session;
    const recovered = session?.$recovered.get()?.form.content;
    if (!session || recovered === undefined) return;
    const present = session.form().content;
    if (random() < 0.7) {
      writer.replaced.push({ way: session.useRecovered(), text: present, instead: recovered });
    } else {
      writer.replaced.push({ way: session.discardRecovered(), text: recovered, instead: present });
    }
  }

  function settleReplaced(writer: Writer): void {
    const replaced = writer.replaced.shift();
    if (!replaced) return;
    if (random() < 0.5) return replaced.way?.undo();
    writer.giveUp(replaced.text, replaced.instead);
    replaced.way?.forget();
  }

  const unsaved = await calmDown(writers, pass);
  const texts = [
    ...server.revisions,
    ...[...server.rows.values()].flatMap((row) => [row.form, row.publishedForm ?? row.form]),
  ].map(({ content }) => content);
  for (const writer of writers) {
    texts.push(...found(writer));
    for (const tab of writer.tabs) tab.close();
    await pass(1000);
    // Recovers the texts that only the computer has by opening the article again.
    writer.tabs = [];
    writer.open();
    await pass(1000);
    texts.push(...found(writer));
  }
  return report(writers, texts, unsaved);
}

/** Returns the texts of a writer's tabs, and the recovered texts that the tabs offer. */
function found({ tabs }: Writer): string[] {
  return tabs.flatMap(({ session }) => {
    const texts = [session.form().content];
    for (let offer = session.$recovered.get(); offer; offer = session.$recovered.get()) {
      texts.push(offer.form.content);
      session.discardRecovered()?.forget();
    }
    return texts;
  });
}

/** Ends all faults, and lets all writers save. @returns a description of each tab with text that is still unsaved */
async function calmDown(writers: Writer[], pass: (milliseconds: number) => Promise<void>): Promise<string[]> {
  await pass(60_000);
  for (const writer of writers) {
    writer.isCalm = true;
    writer.isSignedOut = false;
    writer.browser.online.is = true;
    writer.browser.journal.state.isFull = false;
    for (const tab of writer.tabs) tab.thaw();
  }
  for (let round = 0; round < 4; round += 1) {
    for (const { tabs } of writers) {
      for (const { session, listeners } of tabs) {
        if (session.$fields.get().title === '') session.setField('title', 'Titre');
        listeners.online();
        session.signedInAgain();
        if (session.$conflict.get()) void session.keepMine();
        else if (session.$saving.get().isUnsaved) void session.save();
      }
      await pass(65_000);
    }
  }
  return writers.flatMap(({ name, tabs }) =>
    tabs
      .filter(({ session }) => session.$saving.get().isUnsaved && !session.$obstacles.get().includes('other-tab'))
      .map(({ session }) => `${name}: ${JSON.stringify(session.$saving.get())}`),
  );
}

function report(writers: Writer[], texts: string[], unsaved: string[]): FaultReport {
  const found = new Set(texts.flatMap(wordsOf));
  return {
    typed: writers.reduce((sum, { typed }) => sum + typed.size, 0),
    lost: writers.flatMap(({ typed, givenUp }) => [...typed].filter((word) => !found.has(word) && !givenUp.has(word))),
    disordered: texts.filter(isDisordered),
    unsaved,
  };
}

/** Whether a text has a person's word twice, or after a later word of the same person. */
function isDisordered(text: string): boolean {
  return ['a', 'b'].some((name) => {
    const numbers = wordsOf(text)
      .filter((word) => word.startsWith(name))
      .map((word) => Number(word.slice(1)));
    return numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0));
  });
}
