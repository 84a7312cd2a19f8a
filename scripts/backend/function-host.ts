// Runs in Deno: loads the edge function named by the first argument, and leaves when the server that started it is
// gone, for then nobody holds the other end of the standard input any more.
declare const Deno: { args: string[]; stdin: { readable: AsyncIterable<Uint8Array> }; exit(code: number): never };

const watchParent = async () => {
  for await (const _chunk of Deno.stdin.readable);
  Deno.exit(0);
};

export {};

void watchParent();
await import(String(Deno.args[0]));
