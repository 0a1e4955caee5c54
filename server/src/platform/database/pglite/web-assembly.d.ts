/** Node has it; its types stand in the browser's. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: string
  }
  function compile(code: Uint8Array): Promise<Module>
}
