// Runs in Deno: loads the edge function named by the first argument. Exits when its standard input closes, which
// happens however the parent ends.
declare const Deno: { args: string[]; stdin: { readable: AsyncIterable<Uint8Array> }; exit(code: number): never };

const watchParent = async () => {
  for await (const _chunk of Deno.stdin.readable);
  Deno.exit(0);
};

export {};

void watchParent();
await import(String(Deno.args[0]));
