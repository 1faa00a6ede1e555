import type { WasmHost } from '../../../src/engine/read/wasm-host.ts'

const own = (globalThis as unknown as { WebAssembly: WasmHost }).WebAssembly
const compiled = new WeakMap<Uint8Array, Promise<object>>()

/**
 * The browser's half of the engine's `wasm-host.ts`: as it is, but that the same bytes are compiled once. Many tests open an engine of
 * their own, and a browser compiles as much anew each time; what is compiled keeps nothing of a file.
 */
export const wasmHost = (): WasmHost => ({
  RuntimeError: own.RuntimeError,
  instantiate: (module, imports) => own.instantiate(module, imports),
  compile(bytes) {
    const module = compiled.get(bytes) ?? own.compile(bytes)
    compiled.set(bytes, module)
    return module
  },
})
