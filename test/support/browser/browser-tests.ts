import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { meantInBrowser } from './halves.ts'

/**
 * Packages that are a program of the machine: pictures, recognition, typesetting. With these, Node's own modules are what a test may
 * need that no browser has.
 */
const programs = ['sharp', 'tesseract.js', '@myriaddreamin/typst-ts-node-compiler']

/** Needs Node by what it calls, not by what it imports: photos are laid by `sharp`, which is loaded when one comes. */
const calledInNode = ['src/engine/assemble/copy-file.test.ts']

/** What a browser loads nothing of: recognition but for how sure it was, what bureaus answered, the command. */
const notLoaded = /^src\/engine\/(?:ocr\/(?!scan-confidence)|results\/|command-line\/)/

/**
 * What `npm test` runs there: of each part of the engine a test or two that load all of it and do with a sample of each family what
 * a page does. The soak runs all that could.
 */
const inTest = [
  'audit/audit-reports',
  'audit/check-report-set',
  'letters/compose-visitor-letter',
  'letters/explain-finding',
  'letters/undecided-items',
  'look/look-at-files',
  'look/read-given',
  'match/same-person',
  'match/whose-reports',
  'read/draw-evidence',
  'read/read-pages',
  'report/labelled/spanish-report',
  'report/later-samples',
  'report/line-of-columns',
  'report/read-report',
  'report/saved-page-order',
].map((name) => `src/engine/${name}.test.ts`)

interface Reached {
  /** From the root. */
  files: Set<string>
  packages: Set<string>
}

/** All that is loaded with a file in a browser. What is imported when it is asked for is not. */
export function reachedFrom(root: string, entry: string): Reached {
  const reached: Reached = { files: new Set(), packages: new Set() }
  const open = [entry]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.files.has(file)) continue
    reached.files.add(file)
    for (const source of importsIn(root, file)) {
      const meant = meantInBrowser(source, file)
      if (meant === null) reached.packages.add(source)
      else open.push(meant)
    }
  }
  return reached
}

const known = new Map<string, string[]>()

/** The names that a file imports from, but for its types. */
export function importsIn(root: string, file: string): string[] {
  const path = `${root}/${file}`
  const imports = known.get(path) ?? (/\.tsx?$/.test(file) ? importsOf(readFileSync(path, 'utf8')) : [])
  known.set(path, imports)
  return imports
}

const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm)].map(([, source]) =>
    String(source),
  )

/** What the test, or what is loaded with it, needs of Node. */
const needsOfNode = ({ packages }: Reached): string[] =>
  [...packages].filter((name) => name.startsWith('node:') || programs.includes(name))

/** Every test of the engine, from the root. */
export function engineTests(root: string): string[] {
  return readdirSync(path.join(root, 'src/engine'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.soak.test.ts'))
    .map((file) => `src/engine/${file.replaceAll(path.sep, '/')}`)
    .sort()
}

/** The tests of the engine that run in a browser as well: of what it loads, all that need nothing of Node. */
export function browserTests(root: string, isSoak: boolean): string[] {
  return engineTests(root).filter(
    (test) =>
      !notLoaded.test(test) &&
      needsOfNode(reachedFrom(root, test)).length === 0 &&
      !calledInNode.includes(test) &&
      (isSoak || inTest.includes(test)),
  )
}
