import { readdirSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { browserTests, engineTests, importsIn, reachedFrom } from './browser-tests.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')
const inTest = browserTests(root, false)
const inSoak = new Set(browserTests(root, true))

/** What of the engine the browser's reader loads, and the letters of its generator. */
const bundled = new Set(
  ['src/web/reader/read-worker.ts', 'src/web/main.tsx']
    .flatMap((entry) => [...reachedFrom(root, entry).files])
    .filter((file) => file.startsWith('src/engine/')),
)

const isOfBundle = (test: string) =>
  importsIn(root, test).some((source) => bundled.has(path.posix.join(path.posix.dirname(test), source)))

/** Of the engine, without tests. */
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(path.join(root, 'src/engine', folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/engine/${folder}${file.replaceAll(path.sep, '/')}`)
    .filter((file) => name.test(file) && !file.endsWith('.test.ts'))

describe('the tests of the engine that run in a browser', () => {
  it('could run: nothing that the browser loads of the engine imports a module of Node', () => {
    const needy = [...bundled].flatMap((file) =>
      importsIn(root, file)
        .filter((source) => source.startsWith('node:'))
        .map((source) => `${file} imports ${source}`),
    )
    expect(needy).toEqual([])
    expect(importsIn(root, 'src/engine/reading/memory-of-process.ts')).toContain('node:fs')
  })

  it('reach every module that the browser loads of the engine, in npm test and so in the soak', () => {
    expect(inTest.filter((test) => !inSoak.has(test))).toEqual([])
    expect(new Set(inTest.map((test) => test.split('/')[2]))).toEqual(
      new Set(['audit', 'letters', 'look', 'match', 'read', 'report']),
    )
    // Every rule and every layout is among them; their number falls where files are joined, and says nothing.
    const rules = [...filesIn('audit/rules/', /\.ts$/), ...filesIn('report/', /\/layout\.ts$/)]
    expect(rules.length).toBeGreaterThan(80)
    expect(rules.filter((file) => !bundled.has(file))).toEqual([])
    const reached = new Set(inTest.flatMap((test) => [...reachedFrom(root, test).files]))
    expect([...bundled].filter((file) => !reached.has(file))).toEqual([])
  })

  it('are in the soak all tests of those modules but these, each for its reason', () => {
    const left = engineTests(root).filter((test) => isOfBundle(test) && !inSoak.has(test))
    expect(left.map((test) => test.replace('src/engine/', ''))).toEqual([
      // Pictures.
      'assemble/assemble-report.test.ts',
      'assemble/copy-file.test.ts',
      // What it takes of the processor, which a page cannot ask.
      'assemble/web-page/burning-pages.test.ts',
      // The command, typesetting, and processes in which it is done.
      'command-line/run-audit.test.ts',
      'documents/bind-envelope.test.ts',
      'documents/sheets-on-paper.test.ts',
      'documents/write-documents.test.ts',
      'funding/compose-funding-paper.test.ts',
      'guides/guides.test.ts',
      // What recognition made of the words and months of a document.
      'ocr/document-months/lost-month-heads.test.ts',
      'ocr/document-months/month-tables.test.ts',
      'ocr/document-months/named-months.test.ts',
      'ocr/document/known-phrases.test.ts',
      'ocr/document/numbers-of-document.test.ts',
      // Laying a picture straight.
      'ocr/picture/straighten.test.ts',
      // Recognition.
      'ocr/sheets-of-pages.test.ts',
      // Typesetting.
      'read/ligatures.test.ts',
      // Files that break what reads them, in a process of their own.
      'report/hard-cases.test.ts',
      // Recognition.
      'report/mixed-file.test.ts',
      'report/pages-of-sheets.test.ts',
      'report/read-scan.test.ts',
      'report/recognised-file.test.ts',
      // What bureaus answered, which no browser reads.
      'results/compare-reports.test.ts',
      'results/designator-again.test.ts',
      'results/read-answer.test.ts',
      'results/results-wording.test.ts',
    ])
  })
})
