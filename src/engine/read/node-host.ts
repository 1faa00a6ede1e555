/** The part of Node that is used here. Asked for when it is needed, so that the same code runs where there is none. */
interface Node {
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string): Uint8Array }
  getBuiltinModule(name: 'node:module'): { createRequire(from: string): { resolve(name: string): string } }
}

/** Files of Node's packages. Throws where there is no Node: whoever runs elsewhere brings them along. */
export function nodeHost(): { fileOfPackage(name: string): Uint8Array } {
  // The types of Node are not there where the browser's code is compiled, and its `process` is not known there.
  const { process: node } = globalThis as unknown as { process?: Node }
  if (node === undefined) throw new Error('a file of a package is needed where there is no Node')
  return {
    fileOfPackage: (name) => {
      const path = node
        .getBuiltinModule('node:module')
        .createRequire(import.meta.url)
        .resolve(name)
      return node.getBuiltinModule('node:fs').readFileSync(path)
    },
  }
}
