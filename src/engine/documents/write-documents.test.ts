import { describe, expect, it } from 'vitest'
import { sampleCase } from '../../../test/support/sample-case.ts'
import type { CaseFile } from '../letters/case-file.ts'
import { readPages } from '../read/read-pages.ts'
import { createTypesetter } from './typesetter.ts'
import { writeDocuments } from './write-documents.ts'

// The audit takes a while; no test changes the case.
const setOne = sampleCase('set-1')
const typesetter = createTypesetter()

describe('the six documents', () => {
  it('are tagged PDF/UA-1 files in English with embedded fonts, a title and the date of the case', async () => {
    const documents = await writeDocuments(setOne, typesetter)
    expect(documents.map(({ documentType }) => documentType)).toEqual([
      'experian_dispute_letter',
      'equifax_dispute_letter',
      'transunion_dispute_letter',
      'complaint_letter',
      'mail_log',
      'forensic_analysis',
    ])
    for (const { bytes, notes, pages, fileName } of documents) {
      const raw = Buffer.from(bytes).toString('latin1')
      expect(raw.slice(0, 5)).toBe('%PDF-')
      expect(raw).toContain('/StructTreeRoot')
      expect(raw).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
      expect(raw).toContain('pdfuaid:part>1<')
      expect(raw).toContain('/Lang')
      expect(raw).toMatch(/\/FontFile[23]/)
      expect(raw).toContain('D:20261109')
      expect(raw).toContain('/DisplayDocTitle true')
      expect(notes).toEqual([])
      expect(pages).toBeGreaterThan(0)
      expect(fileName).toMatch(/^[a-z-]+-round-1\.pdf$/)
    }
  })

  it('are the same bytes for the same case, also from another typesetter', async () => {
    const first = await writeDocuments(setOne, typesetter)
    const second = await writeDocuments(setOne)
    for (const [at, { bytes }] of first.entries()) {
      expect(Buffer.compare(bytes, second[at]?.bytes ?? new Uint8Array())).toBe(0)
    }
  })

  it('say in print what the letters say: every item, its values and its request', async () => {
    const caseFile = sampleCase('set-2')
    const [experian] = await writeDocuments(caseFile, typesetter)
    const text = await textOf(experian?.bytes)
    const finding = caseFile.findings.find(({ bureaus }) => bureaus.join() === 'Experian')
    expect(text).toContain(squeezed(finding?.title ?? 'missing'))
    for (const { printed } of finding?.evidence ?? []) expect(text).toContain(squeezed(printed))
    expect(text).toContain(squeezed('P.O. Box 4500'))
    expect(text).toContain('Enclosures')
  })

  it('never carry a whole Social Security number, wherever it came from', async () => {
    const caseFile = setOne
    const [first] = caseFile.findings
    if (first === undefined) throw new Error('expected a finding')
    const documents = await writeDocuments(
      {
        ...caseFile,
        consumer: { ...caseFile.consumer, ssnLast4: '123-45-6789' },
        findings: [{ ...first, statement: 'The number 123-45-6789 is printed.' }],
      },
      typesetter,
    )
    for (const { bytes } of documents) expect(await textOf(bytes)).not.toContain('123-45')
  })

  it('set what a person wrote as text, never as commands', async () => {
    const name = '#read("/etc/passwd") *bold* $x$ _u_ @a <b> \\n // = [] ~ --'
    const [experian, , , complaint] = await writeDocuments(withName(name), typesetter)
    for (const document of [experian, complaint]) {
      expect(document?.notes).toEqual([])
      expect(await textOf(document?.bytes)).toContain(
        squeezed('#read("/etc/passwd") *bold* $x$ _u_ @a <b> \\n'),
      )
    }
  })

  it.each([
    ['Chinese', '王小明', '王'],
    ['Arabic', 'محمد', 'م'],
    ['an emoji', 'Ada 🙂', '🙂'],
  ])(
    'are still written when a name in %s has characters that no font has, and say so',
    async (_, name, missing) => {
      const documents = await writeDocuments(withName(name), typesetter)
      for (const { bytes, notes } of documents) {
        expect(notes.join()).toContain(missing)
        expect(Buffer.from(bytes).toString('latin1')).not.toContain('pdfuaid:part')
      }
    },
  )

  it.each(['Zoë Łukasz Nuñez-Ğ', 'Đặng Thị Ánh', 'O\'Neil-"Bo" St. Clair III'])(
    'print the name %s with the fonts they have',
    async (name) => {
      const [letter] = await writeDocuments(withName(name), typesetter)
      expect(letter?.notes).toEqual([])
      expect(await textOf(letter?.bytes)).toContain(squeezed(name))
    },
  )

  it('are all six when a report is missing; its letter is then a note, named as one', async () => {
    const caseFile = setOne
    const reports = caseFile.reports.filter(({ bureau }) => bureau !== 'TransUnion')
    const without = [{ bureau: 'TransUnion' as const, sentence: 'The file is locked with a password.' }]
    const documents = await writeDocuments({ ...caseFile, reports, without }, typesetter)
    expect(documents).toHaveLength(6)
    expect(documents[2]?.fileName).toBe('transunion-no-letter-round-1.pdf')
    expect(await textOf(documents[2]?.bytes)).toContain(squeezed('Do not mail this page'))
  })

  it('are all six for a case without any report', async () => {
    const documents = await writeDocuments(
      { ...setOne, reports: [], findings: [], questions: [], debts: [] },
      typesetter,
    )
    expect(documents.map(({ notes }) => notes)).toEqual([[], [], [], [], [], []])
  })

  it('are refused for a date that is none, with a sentence that names it', async () => {
    await expect(writeDocuments({ ...setOne, asOf: '11/09/2026' }, typesetter)).rejects.toThrow(
      '"11/09/2026", is not a date of the form YYYY-MM-DD',
    )
    await expect(writeDocuments({ ...setOne, asOf: '2026-02-31' }, typesetter)).rejects.toThrow('2026-02-31')
  })
})

function withName(name: string): CaseFile {
  const caseFile = setOne
  return { ...caseFile, consumer: { ...caseFile.consumer, name } }
}

/** The text a reader finds in the file, without the spaces that line breaks make. */
async function textOf(bytes: Uint8Array | undefined): Promise<string> {
  const result = await readPages(bytes ?? new Uint8Array())
  if (!result.ok) throw new Error(result.refusal.sentence)
  return squeezed(result.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''))
}

function squeezed(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00a0\u200b]/g, '')
}
