import { encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { sampleCase } from '../../../test/support/sample-case.ts'
import { setOne, smallCase, withName } from '../../../test/support/small-case.ts'
import { pagesOf, squeezed, textOf } from '../../../test/support/text-of-document.ts'
import { pictureKey } from '../letters/evidence-picture.ts'
import { readPages } from '../read/read-pages.ts'
import { createTypesetter } from './typesetter.ts'
import { type WrittenDocument, writeDocuments } from './write-documents.ts'

const typesetter = createTypesetter()
let writtenOnce: Promise<WrittenDocument[]> | undefined
/** The documents of the case, written once for all tests that look at them. */
const writtenOfSetOne = () => (writtenOnce ??= writeDocuments(setOne, { typesetter }))
let smallOnce: Promise<WrittenDocument[]> | undefined
const writtenSmall = () => (smallOnce ??= writeDocuments(smallCase, { typesetter }))

describe('the six documents', () => {
  it('are tagged PDF/UA-1 files in English with embedded fonts, a title and the date of the case', async () => {
    const documents = await writtenOfSetOne()
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

  it('break wide references, and never the date and the address beside them', async () => {
    const findings = setOne.findings.filter(({ ruleKey }) => ruleKey === 'multiple_collectors_same_debt')
    const documents = await writeDocuments({ ...setOne, round: 3, findings, questions: [] }, { typesetter })
    const letters = documents.filter(({ fileName }) => fileName.startsWith('furnisher'))
    expect(letters).toHaveLength(2)
    for (const { bytes } of letters) {
      const result = await readPages(bytes, await keptPdfEngine())
      const words = result.ok ? (result.pages[0]?.words ?? []) : []
      const at = words.findIndex(({ text }) => text === 'November')
      const date = words.slice(at, at + 3)
      expect(date.map(({ text }) => text)).toEqual(['November', '9,', '2026'])
      const name = words.slice(at + 3, at + 6)
      expect(name.map(({ text }) => text).join(' ')).toMatch(/^(IC SYSTEM INC|SUMMIT RIDGE ADJUSTMENT)$/)
      for (const line of [date, name]) expect(new Set(line.map(({ box }) => Math.round(box.y))).size).toBe(1)
    }
  })

  it('never put the signature of a request on a page of its own', async () => {
    const collectors = setOne.reports.flatMap(({ bureau, accounts }) =>
      accounts.flatMap(({ id, creditor }) => (/^LVNV/.test(creditor.value) ? [{ bureau, itemId: id }] : [])),
    )
    const packets = {
      collectorValidation: collectors.slice(0, 2),
      identityTheft: { items: collectors.slice(0, 1), reportNumber: 'FTC-1234567' },
      securityFreeze: false,
    }
    const documents = await writeDocuments({ ...smallCase, packets }, { typesetter })
    const lastPageOf = async (name: string) => {
      const request = documents.find(({ fileName }) => fileName.startsWith(name))
      expect(request?.pages).toBe(2)
      const result = await readPages(request?.bytes ?? new Uint8Array(), await keptPdfEngine())
      const last = result.ok ? result.pages.at(-1) : undefined
      return last?.words.map(({ text }) => text).join(' ')
    }
    expect(await lastPageOf('collector-validation')).toMatch(/While the debt is disputed, .*Sincerely,/)
    expect(await lastPageOf('identity-theft-block')).toMatch(/^What I ask for .*Sincerely,/)
  })

  it('name the rule set in the analysis alone: no letter shows that software wrote it', async () => {
    const documents = await writtenSmall()
    for (const { documentType, bytes } of documents) {
      const text = await textOf(bytes)
      const isAnalysis = documentType === 'forensic_analysis'
      expect(text.includes(squeezed(setOne.ruleSetVersion)), documentType).toBe(isAnalysis)
      if (!isAnalysis) expect(text, documentType).not.toMatch(/rule ?set/i)
    }
  })

  it('are the same bytes for the same case, also from another typesetter', async () => {
    const first = await writtenSmall()
    const second = await writeDocuments(smallCase)
    for (const [at, { bytes }] of first.entries()) {
      expect(Buffer.compare(bytes, second[at]?.bytes ?? new Uint8Array())).toBe(0)
    }
  })

  it('say in print what the letters say: every item, its values and its request', async () => {
    const caseFile = sampleCase('set-2')
    const [experian] = await writeDocuments(caseFile, { typesetter })
    const text = await textOf(experian?.bytes)
    const finding = caseFile.findings.find(({ bureaus }) => bureaus.join() === 'Experian')
    expect(text).toContain(squeezed(finding?.title ?? 'missing'))
    for (const { printed } of finding?.evidence ?? []) expect(text).toContain(squeezed(printed))
    expect(text).toContain(squeezed('P.O. Box 4500'))
    expect(text).toContain('Enclosures')
    // Neither in print nor in what the file says of itself.
    expect(Buffer.from(experian?.bytes ?? []).toString('latin1')).not.toMatch(/typst/i)
  })

  it('set items as paragraphs or as a table, and own words as text whatever they hold', async () => {
    const [finding] = smallCase.findings
    const mark = 'José said: *no* #read("/etc/passwd") $x$ <b>.'
    const ownWords = [null, finding?.fingerprint ?? ''].map((place) => ({
      documentType: 'experian_dispute_letter',
      finding: place,
      text: `${mark}\n\nTwice.`,
    }))
    for (const layout of ['paragraphs', 'table'] as const) {
      const [letter] = await writeDocuments({ ...smallCase, layout, ownWords }, { typesetter })
      const text = await textOf(letter?.bytes)
      expect(text.split(squeezed(mark))).toHaveLength(3)
      expect(text.includes(squeezed('My request'))).toBe(layout === 'table')
      expect(letter?.notes).toEqual([])
    }
  })

  it('are drafts until everything is decided: every page of them says so, and there is no line to sign on', async () => {
    const caseFile = { ...smallCase, findings: [], undecided: smallCase.findings }
    const documents = await writeDocuments(caseFile, { typesetter })
    const signed = await writtenSmall()
    for (const [at, { documentType, bytes, undecided, notes }] of documents.entries()) {
      expect(notes).toEqual([])
      expect(undecided).toBeGreaterThan(0)
      expect(signed[at]?.undecided).toBe(0)
      if (!documentType.endsWith('_dispute_letter')) continue
      for (const page of await pagesOf(bytes)) expect(page).toContain(squeezed('not ready to sign'))
      expect(await textOf(bytes)).not.toContain('Sincerely')
      expect(await textOf(signed[at]?.bytes)).toContain('Sincerely')
      expect(await textOf(signed[at]?.bytes)).not.toContain(squeezed('not ready to sign'))
    }
  })

  it('never carry a whole Social Security number, wherever it came from', async () => {
    const caseFile = smallCase
    const [first] = caseFile.findings
    if (first === undefined) throw new Error('expected a finding')
    const documents = await writeDocuments(
      {
        ...caseFile,
        consumer: { ...caseFile.consumer, ssnLast4: '123-45-6789' },
        findings: [{ ...first, statement: 'The number 123-45-6789 is printed.' }],
      },
      { typesetter },
    )
    for (const { bytes } of documents) expect(await textOf(bytes)).not.toContain('123-45')
  })

  it('set what a person wrote as text, never as commands', async () => {
    const name = '#read("/etc/passwd") *bold* $x$ _u_ @a <b> \\n // = [] ~ --'
    const [experian, , , complaint] = await writeDocuments(withName(name), { typesetter })
    for (const document of [experian, complaint]) {
      expect(document?.notes).toEqual([])
      expect(await textOf(document?.bytes)).toContain(
        squeezed('#read("/etc/passwd") *bold* $x$ _u_ @a <b> \\n'),
      )
    }
  })

  it('are still written when a name has a character that no font has, and say so', async () => {
    const documents = await writeDocuments(withName('Ada 🙂'), { typesetter })
    for (const { bytes, notes } of documents) {
      expect(notes.join()).toContain('🙂')
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('pdfuaid:part')
    }
  })

  it('are all six when a report is missing; its letter is then a note, named as one', async () => {
    const caseFile = smallCase
    const reports = caseFile.reports.filter(({ bureau }) => bureau !== 'TransUnion')
    const without = [{ bureau: 'TransUnion' as const, sentence: 'The file is locked with a password.' }]
    const documents = await writeDocuments({ ...caseFile, reports, without }, { typesetter })
    expect(documents).toHaveLength(6)
    expect(documents[2]?.fileName).toBe('transunion-no-letter-round-1.pdf')
    expect(await textOf(documents[2]?.bytes)).toContain(squeezed('Do not mail this page'))
  })

  it('are all six for a case without any report', async () => {
    const documents = await writeDocuments(
      { ...setOne, reports: [], findings: [], questions: [], debts: [] },
      { typesetter },
    )
    expect(documents.map(({ notes }) => notes)).toEqual([[], [], [], [], [], []])
  })

  it('are the furnishers’ letters and the packets too, in round 3, each a tagged file of its own', async () => {
    const packets = { collectorValidation: [], identityTheft: null, securityFreeze: true }
    const documents = await writeDocuments({ ...smallCase, round: 3, packets }, { typesetter })
    const types = documents.map(({ documentType }) => documentType)
    expect(types.slice(3, 6)).toEqual(['complaint_letter', 'mail_log', 'forensic_analysis'])
    expect(types[6]).toBe('furnisher_dispute_letter_1')
    expect(types.slice(-3)).toEqual([
      'security_freeze_experian',
      'security_freeze_equifax',
      'security_freeze_transunion',
    ])
    expect(new Set(documents.map(({ fileName }) => fileName)).size).toBe(documents.length)
    for (const { bytes } of documents)
      expect(Buffer.from(bytes).toString('latin1')).toContain('pdfuaid:part>1<')
    expect(documents.find(({ documentType }) => documentType === types[6])?.fileName).toBe(
      'furnisher-dispute-letter-1-round-3.pdf',
    )
  })

  it('show the crops of the report in the analysis alone, with a text for each, and stay the same bytes', async () => {
    const [line] = smallCase.findings[0]?.evidence ?? []
    if (line === undefined) throw new Error('expected a line of evidence')
    const data = new Uint8Array(200 * 40).fill(200)
    const png = encode({ width: 200, height: 40, data, channels: 1, depth: 8 })
    const pictures = [{ key: pictureKey(line), png, width: 200, height: 40 }]
    const documents = await writeDocuments(smallCase, { typesetter, pictures })
    const images = documents.map(
      ({ bytes }) => Buffer.from(bytes).toString('latin1').split('/Subtype/Image').length - 1,
    )
    const spaced = documents.map(
      ({ bytes }) => Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1,
    )
    expect(images.map((count, at) => count + (spaced[at] ?? 0))).toEqual([0, 0, 0, 0, 0, 1])
    expect(documents[5]?.notes).toEqual([])
    const again = await writeDocuments(smallCase, { typesetter, pictures })
    expect(Buffer.compare(documents[5]?.bytes ?? png, again[5]?.bytes ?? png)).toBe(0)
    const without = await writtenSmall()
    expect(Buffer.from(without[5]?.bytes ?? png).toString('latin1')).not.toMatch(/\/Subtype ?\/Image/)
  })

  it('refuse a picture whose key could name another file', () => {
    const pictures = [{ key: '../stationery', png: new Uint8Array([1]) }]
    expect(() => typesetter.set('no-letter-note', {}, setOne.asOf, pictures)).toThrow(
      'letters, digits and hyphens',
    )
  })

  it('are marked as Spanish, except the letters, for a client who reads Spanish', async () => {
    const documents = await writeDocuments({ ...smallCase, language: 'es' }, { typesetter })
    const languages = documents.map(
      ({ bytes }) =>
        /\/Type ?\/Catalog[\s\S]*?\/Lang ?\(([^)]+)\)/.exec(Buffer.from(bytes).toString('latin1'))?.[1],
    )
    expect(languages).toEqual(['en-US', 'en-US', 'en-US', 'es-US', 'es-US', 'es-US'])
    expect(await textOf(documents[4]?.bytes)).toContain(squeezed('Registro de envíos, ronda 1'))
  })

  it('are refused for a date that is none, with a sentence that names it', async () => {
    await expect(writeDocuments({ ...setOne, asOf: '11/09/2026' }, { typesetter })).rejects.toThrow(
      '"11/09/2026", is not a date of the form YYYY-MM-DD',
    )
    await expect(writeDocuments({ ...setOne, asOf: '2026-02-31' }, { typesetter })).rejects.toThrow(
      '2026-02-31',
    )
  })
})
