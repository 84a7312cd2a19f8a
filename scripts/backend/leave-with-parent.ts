// Preloaded into a function's Deno process: when the server that started it is gone, so is its end of the pipe.
declare const Deno: { stdin: { readable: ReadableStream<Uint8Array> }; exit(code: number): never };

void (async () => {
  for await (const _ of Deno.stdin.readable as unknown as AsyncIterable<Uint8Array>);
  Deno.exit(0);
})();
