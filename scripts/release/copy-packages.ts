import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** For whoever writes programs with a package, and read by none that runs. */
const forAuthors = /(\.map|\.d\.[cm]?ts|\.md|\.markdown|\.flow|\.tsbuildinfo)$/i
/** Of large packages what this product never asks for, by place. */
const neverAsked: Readonly<Record<string, RegExp>> = {
  // Only the recognition by lines of text is used (OEM.LSTM_ONLY), and '.wasm.js' is for browsers.
  'node_modules/tesseract.js-core': /^tesseract-core(-simd|-relaxedsimd)?\.(js|wasm)$|\.wasm\.js$/,
  // The other model.
  'node_modules/@tesseract.js-data/eng': /^4\.0\.0(\/|$)/,
}

/**
 * Copies each package without what only its users' editors read, and without packages inside it: those have places of their own.
 * @param isNamed whether the program names a font, by the end of its path
 */
export async function copyPackages(
  from: string,
  places: Iterable<string>,
  to: string,
  isNamed: (font: string) => boolean,
): Promise<void> {
  for (const place of places) {
    const source = path.join(from, place)
    await fs.cp(source, path.join(to, place), {
      recursive: true,
      dereference: true,
      filter: (file) => {
        const inside = path.relative(source, file).replaceAll('\\', '/')
        if (inside.split('/').includes('node_modules') || forAuthors.test(inside)) return false
        if (neverAsked[place]?.test(inside) === true) return false
        return !inside.endsWith('.ttf') || isNamed(inside)
      },
    })
  }
}
