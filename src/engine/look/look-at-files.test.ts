import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { pagesOfPdf } from '../../../test/support/pages-of-pdf.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { readTruth, type SampleSet, sampleFile } from '../../../test/support/truth-report.ts'
import { auditAsJson } from './audit-as-json.ts'
import type { GivenFile } from './given-file.ts'
import { lookAtFiles } from './look-at-files.ts'

const { asOf } = readTruth('set-1')

async function given(set: SampleSet, name: string, pages?: readonly number[]): Promise<GivenFile> {
  const whole = new Uint8Array(readFileSync(sampleFile(set, `${name}.pdf`)))
  const bytes = pages === undefined ? whole : await pagesOfPdf(whole, pages)
  return { file: `${name}.pdf`, bytes, reading: await keptReading(bytes) }
}

const look = async (...files: GivenFile[]) => lookAtFiles(files, asOf, await keptPdfEngine())

describe('a look at the files of a person', () => {
  it('shows what is found in them, and prints the same', async () => {
    const { files, read, used, shown } = await look(
      await given('set-1', 'experian'),
      await given('set-1', 'equifax'),
    )
    expect(files.map(({ file, outcome }) => [file, outcome])).toEqual([
      ['experian.pdf', 'read'],
      ['equifax.pdf', 'read'],
    ])
    expect(used.map(({ report }) => report.bureau).sort()).toEqual(['Equifax', 'Experian'])
    const planted = readTruth('set-1').planted.map(({ ruleKey }) => ruleKey)
    expect(planted).toEqual(expect.arrayContaining([shown.findings[0]?.ruleKey]))
    const printed = JSON.parse(auditAsJson(asOf, files, read, shown))
    expect(printed.findings).toEqual(JSON.parse(JSON.stringify(shown.findings)))
    expect(printed.reports).toHaveLength(2)
  })

  it('takes several files that are one report as that report', async () => {
    const { files, used, shown } = await look(
      await given('set-1', 'equifax', [4, 5, 6]),
      await given('set-1', 'equifax', [1, 2, 3]),
    )
    const whole = await look(await given('set-1', 'equifax'))
    expect(files.map(({ outcome }) => outcome)).toEqual(['read', 'read'])
    expect(used).toHaveLength(1)
    expect(shown.findings.map(({ fingerprint }) => fingerprint).sort()).toEqual(
      whole.shown.findings.map(({ fingerprint }) => fingerprint).sort(),
    )
  })

  it('joins parts that have a page in common, and those of a report of three bureaus', async () => {
    const common = await look(
      await given('set-1', 'equifax', [1, 2, 3, 4]),
      await given('set-1', 'equifax', [4, 5, 6]),
    )
    expect(common.files.map(({ outcome, missingPages }) => [outcome, missingPages])).toEqual([
      ['read', []],
      ['read', []],
    ])
    const three = [
      await given('set-12', 'three-bureau', [6, 7, 8, 9]),
      await given('set-12', 'three-bureau', [1, 2, 3, 4, 5]),
    ]
    const joined = await look(...three)
    expect(joined.files.map(({ outcome }) => outcome)).toEqual(['read', 'read'])
    expect(joined.used).toHaveLength(3)
  })

  const twoSided = [
    ['set-1', 'experian', 7, 1],
    ['set-12', 'three-bureau', 9, 3],
    ['set-10', 'three-bureau-3', 30, 3],
  ] as const
  it.each(soaked(twoSided.slice(0, 1), twoSided))(
    'joins the front and the back sides of %s/%s.pdf, in two files',
    async (set, name, count, reports) => {
      const pages = Array.from({ length: count }, (_, at) => at + 1)
      const fronts = await given(
        set,
        name,
        pages.filter((page) => page % 2 === 1),
      )
      const backs = await given(set, name, pages.filter((page) => page % 2 === 0).reverse())
      const { files, used } = await look({ ...backs, file: 'backs.pdf' }, fronts)
      expect(files.map(({ outcome, missingPages }) => [outcome, missingPages])).toEqual([
        ['read', []],
        ['read', []],
      ])
      expect(used).toHaveLength(reports)
      const whole = await look(await given(set, name))
      expect(used.map(({ report }) => report.accounts.length)).toEqual(
        whole.used.map(({ report }) => report.accounts.length),
      )
    },
  )

  it('joins no part of another report, and says of one without a name that it has none', async () => {
    const part = await given('set-12', 'three-bureau', [1, 2, 3, 4, 5])
    const other = await given('set-6', 'three-bureau', [17, 18, 19, 20])
    const { files, notes } = await look(part, { ...other, file: 'other.pdf' })
    expect(files.map(({ outcome, missingPages }) => [outcome, missingPages.length])).toEqual([
      ['in part', 4],
      ['refused', 16],
    ])
    expect(inEnglish(notes.slice(0, 1))).toEqual([
      {
        file: 'other.pdf',
        sentence: expect.stringMatching(/^Nothing that is left of it says whose report it is/),
      },
    ])
  })

  it('uses none of two people', async () => {
    const { read, audit, notes } = await look(
      await given('set-1', 'equifax'),
      await given('set-2', 'experian'),
    )
    expect([read, audit]).toEqual([[], null])
    expect(inEnglish(notes)).toMatchObject([
      { sentence: expect.stringContaining('of different people') },
      { sentence: expect.stringContaining('of different people') },
    ])
  })
})
