/** The part of WebAssembly that is used here. Its types come with the DOM library, which this code must not have. */
export interface WasmHost {
  compile(bytes: Uint8Array): Promise<object>
  instantiate(module: object, imports: object): Promise<object>
  RuntimeError: new (message?: string) => Error
}

/** WebAssembly of this runtime. */
export const wasmHost = (): WasmHost => (globalThis as unknown as { WebAssembly: WasmHost }).WebAssembly
