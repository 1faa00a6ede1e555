import { afterAll, describe, expect, it } from 'vitest'
import { readTruth, sampleSets, truthReports } from '../../../test/support/truth-report.ts'
import { auditReports } from '../audit/audit-reports.ts'
import { createDocumentWriter } from '../documents/write-in-child.ts'
import { citesOnlyCheckedLaw } from '../letters/cited-law.ts'
import { bureaus } from '../report/credit-report.ts'
import { guideDates, reportingLimit } from './guide-dates.ts'
import type { GuideEntry, GuideMatter } from './guide-matter.ts'
import { composeGuidePaper, isLetter, listGuidePapers } from './guide-papers.ts'
import { type GuideName, guides } from './guides.ts'
import { entriesFromReports, planFactsOf } from './known-from-reports.ts'
import type { GuidePaperKey } from './words/titles.ts'

const writer = createDocumentWriter()
afterAll(() => writer.close())

const names = Object.keys(guides) as GuideName[]

const nothingKnown: GuideMatter = {
  person: { name: '', mailingAddress: '', city: '', state: '', zipCode: '', ssnLast4: null, dob: null },
  entries: [],
  rental: null,
  plan: null,
  mailings: [],
  chosenBureau: null,
  begunOn: '2026-11-01',
  asOf: '2026-11-23',
  language: 'en',
}

const typed: GuideEntry = {
  id: '1',
  company: 'Zoë & Söhne Recovery',
  address: ['P.O. Box 9', 'Mesa, AZ 85201'],
  accountNumber: '4417123456789113',
  originalCreditor: 'Harbor Clinic',
  amount: '$412',
  bureaus: ['Experian', 'TransUnion'],
  noticeOn: '2026-11-10',
  firstDelinquency: '2020-02',
  removals: [],
  reason: 'I paid this bill in March 2020. My number is 123-45-6789.',
  type: 'paid-in-full',
}

const known: GuideMatter = {
  ...nothingKnown,
  person: {
    name: 'Zoë Álvarez-Nuñez',
    mailingAddress: '12 Elm Street\nApt 4',
    city: 'Mesa',
    state: 'AZ',
    zipCode: '85201',
    ssnLast4: null,
    dob: null,
  },
  entries: [typed],
  rental: {
    landlord: 'Example Apartments',
    landlordAddress: [],
    property: '1 Oak Court, unit 12',
    leaseEndedOn: '2024-05-31',
    movedOutOn: '2024-05-31',
    screeningCompany: 'Tenant Files Inc.',
    screeningAddress: ['P.O. Box 1', 'Reno, NV 89501'],
    quoted: 'Lease broken by tenant',
    reason: 'I moved out on the last day of the lease.',
    caseNumber: '',
  },
  mailings: [
    {
      paper: 'bureau-dispute:Experian',
      mailedOn: '2026-11-03',
      deliveredOn: '2026-11-06',
      answeredOn: null,
    },
  ],
}

const answeredOn = (day: string) => known.mailings.map((mailing) => ({ ...mailing, answeredOn: day }))

const wordsOf = (id: string, guide: GuideName, matter: GuideMatter) =>
  JSON.stringify(composeGuidePaper(id, guide, matter))

describe('every paper of every guide', () => {
  it.each(names)('%s says nothing that was not read or typed, when nothing was', (guide) => {
    const papers = listGuidePapers(guide, nothingKnown)
    expect(papers.length).toBeGreaterThan(5)
    for (const id of papers) {
      const words = wordsOf(id, guide, nothingKnown)
      expect(words, id).not.toMatch(/undefined|NaN|Invalid|\$\d/)
      const paper = composeGuidePaper(id, guide, nothingKnown)
      expect(paper?.blocks.length, id).toBeGreaterThan(0)
      const [key] = id.split(':') as [GuidePaperKey]
      expect([id, isLetter(key)]).toEqual([id, paper?.letter !== undefined])
    }
  })

  it.each(names)(
    '%s carries no whole Social Security or account number, and promises no deletion',
    (guide) => {
      for (const id of listGuidePapers(guide, known)) {
        const words = wordsOf(id, guide, known)
        expect(words, id).not.toMatch(/123-45-6789|4417123456789113/)
        expect(words, id).not.toMatch(/will be (deleted|removed)|guarantee|we remove/i)
        expect([id, citesOnlyCheckedLaw(words.replaceAll('4417123456789113', ''))]).toEqual([id, true])
      }
    },
  )

  it('is a tagged PDF/UA file and a Word file, in English and in Spanish', async () => {
    for (const language of ['en', 'es'] as const) {
      const matter = { ...known, language }
      const paper = composeGuidePaper('calendar', 'collections', matter)
      const letter = composeGuidePaper('validation-request:1', 'collections', matter)
      if (paper === null || letter === null) throw new Error('the guide lacks a paper')
      expect(letter.language).toBe('en')
      expect(paper.language).toBe(language)
      for (const each of [paper, letter]) {
        const { bytes, notes } = await writer.writePaper(each, matter.asOf)
        const raw = Buffer.from(bytes).toString('latin1')
        expect(raw).toContain('pdfuaid:part>1<')
        expect(notes).toEqual([])
        const word = await writer.writeWord(each)
        expect(Buffer.from(word.slice(0, 2)).toString()).toBe('PK')
      }
    }
  })

  it('is none for a stranger to the guide', () => {
    expect(composeGuidePaper('fast-track-plan', 'rental', known)).toBeNull()
    expect(composeGuidePaper('validation-request:9', 'collections', known)).toBeNull()
    expect(composeGuidePaper('bureau-dispute:Innovis', 'collections', known)).toBeNull()
    expect(composeGuidePaper('toString:1', 'collections', known)).toBeNull()
  })
})

describe('a request for verification', () => {
  it('asks to cease collection within 30 days of the notice, and after them only for the facts', () => {
    const at = (asOf: string) => wordsOf('validation-request:1', 'collections', { ...known, asOf })
    expect(at('2026-12-10')).toContain('within 30 days of your notice')
    expect(at('2026-12-11')).toContain('may be over')
    const unknownDay = { ...known, entries: [{ ...typed, noticeOn: null }] }
    expect(wordsOf('validation-request:1', 'collections', unknownDay)).toContain('If they are over')
  })

  it('names no report that does not show the debt', () => {
    const entries = [{ ...typed, bureaus: [], noticeOn: null }]
    expect(wordsOf('validation-request:1', 'collections', { ...known, entries })).not.toMatch(/credit report/)
  })
})

describe('letters to bureaus', () => {
  it('go to those that show an entry, and of a guide for one bureau to the chosen one', () => {
    const ids = (guide: GuideName, matter: GuideMatter) =>
      listGuidePapers(guide, matter).filter((id) => id.startsWith('bureau-dispute'))
    expect(ids('collections', known)).toEqual(['bureau-dispute:Experian', 'bureau-dispute:TransUnion'])
    expect(ids('broken-lease-single', known)).toEqual([])
    expect(ids('broken-lease-single', { ...known, chosenBureau: 'Equifax' })).toEqual([
      'bureau-dispute:Equifax',
    ])
    expect(ids('rental', known)).toEqual([])
  })

  it('that say that no answer came are there only when it is overdue and did not come', () => {
    const ids = (matter: GuideMatter) =>
      listGuidePapers('collections', matter).filter((id) => id.startsWith('no-answer'))
    // Delivered on November 6: the 45 days end on December 21.
    expect(ids({ ...known, asOf: '2026-12-21' })).toEqual([])
    const late = { ...known, asOf: '2026-12-22' }
    expect(ids(late)).toEqual(['no-answer:Experian'])
    expect(wordsOf('no-answer:Experian', 'collections', late)).toContain('November 6, 2026')
    expect(ids({ ...late, mailings: answeredOn('2026-12-01') })).toEqual([])
    expect(ids({ ...late, mailings: [] })).toEqual([])
  })

  it('that reply to an answer are there only when it came, and name which items only where there is one', () => {
    const keys = ['procedure-request', 'renewed-dispute', 'reinsertion']
    const ids = (matter: GuideMatter) =>
      listGuidePapers('collections', matter).filter((id) => keys.includes(id.split(':')[0] ?? ''))
    expect(ids(known)).toEqual([])
    const answered = { ...known, mailings: answeredOn('2026-12-01') }
    expect(ids(answered)).toEqual(keys.map((key) => `${key}:Experian`))
    const two = { ...answered, entries: [typed, { ...typed, id: '2', company: 'Second Recovery' }] }
    for (const id of ids(answered)) {
      expect(wordsOf(id, 'collections', answered)).not.toContain('[cross out')
      expect(wordsOf(id, 'collections', two)).toContain('[cross out each item to which this does not apply]')
    }
  })
})

describe('the calendar', () => {
  it('ends the seven years 180 days and seven years after the last day of the month of first delinquency', () => {
    // February 29, 2020 and 180 days is August 27, 2020.
    expect(reportingLimit('2020-02')).toBe('2027-08-27')
    expect(reportingLimit('2020-02-01')).toBe('2027-07-30')
  })

  it('holds what is known in order, and says where each date comes from', () => {
    expect(guideDates(known).map(({ day }) => day)).toEqual(['2026-12-10', '2026-12-21', '2027-08-27'])
    expect(guideDates(nothingKnown)).toEqual([])
    expect(guideDates({ ...known, mailings: answeredOn('2026-11-20') }).map(({ day }) => day)).toEqual([
      '2026-12-10',
      '2027-08-27',
    ])
  })
})

it('a letter to a landlord does not say who gave the record', () => {
  expect(wordsOf('landlord-letter', 'rental', known)).not.toMatch(/names you as its source/)
})

describe('what the reports know', () => {
  const set = sampleSets[0] ?? ''
  const reports = truthReports(readTruth(set))
  const { findings } = auditReports(reports, { asOf: '2026-11-21' })
  const matter: GuideMatter = {
    ...known,
    entries: entriesFromReports(reports),
    plan: planFactsOf(reports, findings),
  }

  it('fills the entries of collectors with what is printed, and no reason', () => {
    expect(matter.entries.length).toBeGreaterThan(0)
    for (const entry of matter.entries) {
      expect(bureaus).toContain(entry.bureaus[0])
      expect([entry.reason, entry.type, entry.noticeOn]).toEqual(['', '', null])
    }
  })

  it('makes the plan of three cycles: findings, waiting, and the share of each card', () => {
    const paper = composeGuidePaper('fast-track-plan', 'fast-track', matter)
    const words = JSON.stringify(paper)
    expect(words).toContain('Cycle 1: November 1, 2026 to December 1, 2026')
    const first = matter.plan?.disputes[0]
    expect(words).toContain(JSON.stringify(first?.title).slice(1, -1))
    for (const { name, bureau } of matter.plan?.cards ?? []) expect(words).toContain(`${name} (${bureau})`)
  })

  it('says what brings a card under 30 percent to the dollar', () => {
    const card = (balance: number) => ({ bureau: 'Experian' as const, name: 'CARD', balance, limit: 1000 })
    const lines = (balance: number) =>
      wordsOf('fast-track-plan', 'fast-track', {
        ...known,
        plan: { reports: [], disputes: [], cards: [card(balance)] },
      })
    expect(lines(299)).not.toContain('brings it under')
    expect(lines(300)).toContain('$1 less brings it under')
    expect(lines(955)).toContain('$656 less brings it under')
  })
})
