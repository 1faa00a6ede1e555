import { servedAt } from './files.ts'

/** What was served once: hundreds of tests ask for the PDF engine. */
const files = new Map<string, Uint8Array>()

/** The browser's half of the engine's `node-host.ts`: whoever reads elsewhere brings the files of packages along. */
export function nodeHost(): { fileOfPackage(name: string): Uint8Array } {
  return {
    fileOfPackage(name) {
      const file = files.get(name) ?? servedAt(`/packages/${name}`)
      files.set(name, file)
      return file
    },
  }
}
