import { afterAll, describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { wordIn } from '../../shared/messages/sentences-in.ts'
import { emptyFundingFields, type FundingFields } from '../../shared/rules/funding-form.ts'
import { prequalificationRequirements } from '../../shared/rules/prequalification.ts'
import { readinessFactsOf } from '../../shared/rules/readiness-facts.ts'
import { readinessScore } from '../../shared/rules/readiness-score.ts'
import { createDocumentWriter } from '../documents/write-in-child.ts'
import { readPages } from '../read/read-pages.ts'
import { composeFundingPaper, type FundingPaperKey } from './compose-funding-paper.ts'
import type { FundingMatter } from './funding-paper.ts'

const keys: readonly FundingPaperKey[] = [
  'score-analysis',
  'strategy-report',
  'lender-criteria',
  'cover-letter',
  'use-of-funds',
  'document-checklist',
  'formation-checklist',
  'ein-steps',
  'bank-account',
  'operating-documents',
  'prequalification-answer',
  'application-package',
]
const writer = createDocumentWriter()
afterAll(() => writer.close())

const write = (key: FundingPaperKey, fields: FundingFields) =>
  writer.writePaper(composeFundingPaper(key, matterOf(fields)), matterOf(fields).asOf)

const withoutEntity: FundingFields = {
  ...emptyFundingFields,
  fullName: 'Zoë Álvarez-Nuñez',
  email: 'zoe.alvarez.nunez@long-domain-of-a-bakery.example',
  phone: '(480) 555-0161',
  estimatedCreditScore: '600-649',
  monthlyIncome: '$5K-$10K',
  employmentType: 'W2',
  preferredEntityType: 'LLC',
  preferredFormationState: 'Wyoming',
  businessPurpose: 'Bake bread; *sell* it to #restaurants, @home',
  fundingGoal: '$50K-$100K',
  fundingPurpose: 'An oven and a van.',
  agreeToTerms: true,
}
const withEntity: FundingFields = {
  ...withoutEntity,
  hasBusinessEntity: true,
  businessName: 'Sunrise Bread Corp.',
  entityType: 'Corporation',
  formationState: 'Ohio',
}

function matterOf(fields: FundingFields): FundingMatter {
  const documents = [{ name: 'Bank Statements', required: true, received: false }]
  const facts = readinessFactsOf(fields, { documents, operatingHistory: null })
  return {
    fields,
    facts,
    score: readinessScore(facts),
    inTheWay: [{ what: 'Late payment · HARBOR AUTO · Experian', until: '2027-04' }],
    requirements: [
      { key: 'credit-score', met: true, note: 'Seen on the report' },
      { key: 'monthly-deposits', met: false, note: 'The deposits of June were $3,100' },
    ],
    asOf: '2026-11-21',
  }
}

const wordsOf = (key: FundingPaperKey, fields: FundingFields) =>
  JSON.stringify(composeFundingPaper(key, matterOf(fields)).blocks)

describe('the papers of a funding package', () => {
  const typed = [withoutEntity, withEntity, emptyFundingFields]
  /** Each paper of one applicant, each applicant on four papers; the soak sets every paper of all. */
  const set = keys.map((key, at) => [key, soaked(typed.slice(at % 3, 1 + (at % 3)), typed)] as const)
  it.each(set)('%s is a tagged PDF/UA-1 file that prints every word, whatever was typed', async (key, of) => {
    for (const fields of of) {
      const { bytes, notes, pages } = await write(key, fields)
      const raw = Buffer.from(bytes).toString('latin1')
      expect(raw.slice(0, 5)).toBe('%PDF-')
      expect(raw).toContain('/StructTreeRoot')
      expect(raw).toContain('pdfuaid:part>1<')
      expect(raw).toContain('D:20261121')
      expect(notes).toEqual([])
      expect(pages).toBeGreaterThan(0)
      const text = await printed(bytes)
      expect(text).toContain(squeezed(composeFundingPaper(key, matterOf(fields)).title))
      expect(text).toContain(squeezed('no promise of funding'))
      expect(text).not.toContain('undefined')
      expect(text).not.toContain('ruleset')
    }
  })

  it('carry no whole Social Security number that somebody typed', async () => {
    const fields = { ...withEntity, fundingPurpose: 'My number is 123-45-6789.' }
    const { bytes } = await write('cover-letter', fields)
    expect(await printed(bytes)).not.toContain('123-45-6789')
  })

  it('promise nothing: where a lender decides, they say so', () => {
    for (const key of ['score-analysis', 'strategy-report', 'lender-criteria'] as const)
      expect(wordsOf(key, withEntity)).toContain('promises no funding')
    for (const key of keys) expect(wordsOf(key, withEntity)).not.toMatch(/guaranteed|you will be approved/i)
  })
})

describe('the score analysis', () => {
  it('has all six factors with their points, and the best change first', () => {
    const matter = matterOf(withEntity)
    const words = wordsOf('score-analysis', withEntity)
    for (const { points, weight, reason } of matter.score.factors) {
      expect(words).toContain(`${points} of ${weight}`)
      expect(words).toContain(JSON.stringify(wordIn('en', reason)).slice(1, -1))
    }
    const advice = matter.score.bestChange?.advice
    expect(words).toContain(`would raise it most: ${advice && wordIn('en', advice)}`)
  })
})

describe('the strategy report', () => {
  it('names what stands in the reports with its date, and says so when nothing is known', () => {
    expect(wordsOf('strategy-report', withEntity)).toContain(
      '"Late payment · HARBOR AUTO · Experian","April 2027"',
    )
    const nothing = composeFundingPaper('strategy-report', { ...matterOf(withEntity), inTheWay: [] })
    expect(JSON.stringify(nothing.blocks)).toContain('No findings of a dispute case')
  })
})

describe('the application package', () => {
  it('has the application, the check of all six requirements, the letter, the use of funds and a place to sign', () => {
    const words = wordsOf('application-package', withEntity)
    expect(words).toContain('Sunrise Bread Corp.')
    for (const { text } of prequalificationRequirements) expect(words).toContain(text)
    expect(words).toContain('The deposits of June were $3,100')
    expect(words).toContain('1 of 6 are met')
    for (const part of ['Dear [name of the loan officer],', 'Where every dollar goes', '[signature]'])
      expect(words).toContain(part)
    expect(words).not.toContain('A template.')
    expect(wordsOf('application-package', withoutEntity)).toContain('Wyoming')
  })
})

describe('the formation checklist', () => {
  const inState = (preferredFormationState: FundingFields['preferredFormationState']) =>
    wordsOf('formation-checklist', { ...withoutEntity, preferredFormationState })

  it('names the paper and the office of the chosen state', () => {
    expect(inState('Delaware')).toContain(
      'File the Certificate of Formation with: Delaware Division of Corporations',
    )
    expect(inState('Nevada')).toContain('File the Articles of Organization with: Nevada Secretary of State')
    expect(inState('Wyoming')).toContain('File the Articles of Organization with: Wyoming Secretary of State')
    expect(
      wordsOf('formation-checklist', { ...withoutEntity, preferredEntityType: 'Corporation' }),
    ).toContain('File the Articles of Incorporation with: Wyoming')
  })

  it('names no state where none was chosen, and helps to choose', () => {
    expect(inState('Home State')).toContain('needs one registration')
    expect(inState('Need Guidance')).toContain('Which state')
    for (const state of ['Home State', 'Need Guidance'] as const)
      expect(inState(state)).not.toMatch(/Delaware|Nevada|Wyoming/)
  })

  it('prints no fee and no due date of a state: those are marked to be checked', () => {
    expect(inState('Delaware')).not.toMatch(/\$\d/)
    expect(inState('Delaware')).toContain('Fee and processing time: check.')
  })

  it('says how an S corporation comes about', () => {
    expect(wordsOf('formation-checklist', { ...withoutEntity, preferredEntityType: 'S-Corp' })).toContain(
      'Form 2553',
    )
  })

  it('checks an entity that stands already, instead of forming another', () => {
    const words = wordsOf('formation-checklist', withEntity)
    expect(words).toContain('Sunrise Bread Corp.')
    expect(words).not.toContain('File the')
  })
})

describe('the answer of the prequalification', () => {
  it('says of each requirement whether it is met, and why', () => {
    const words = wordsOf('prequalification-answer', withEntity)
    expect(words).toContain('"Credit score verification","met","Seen on the report"')
    expect(words).toContain('"not met","The deposits of June were $3,100"')
    expect(words).toContain('"Accurate financial statements","not checked yet",""')
    expect(words).not.toContain('All six requirements are met')
  })
})

describe('the operating documents', () => {
  it('are those of the entity, filled with the answers', () => {
    expect(wordsOf('operating-documents', withoutEntity)).toContain(
      'Operating agreement of [legal name of the company]',
    )
    expect(wordsOf('operating-documents', withoutEntity)).toContain('under the laws of Wyoming')
    expect(wordsOf('operating-documents', withEntity)).toContain('Bylaws of Sunrise Bread Corp.')
    expect(wordsOf('operating-documents', { ...withEntity, entityType: 'Partnership' })).toContain(
      'Partnership agreement of Sunrise Bread Corp.',
    )
  })
})

const squeezed = (text: string) => text.normalize('NFC').replace(/[\s\u00a0\u200b]/g, '')

async function printed(bytes: Uint8Array): Promise<string> {
  const result = await readPages(bytes, await keptPdfEngine())
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return squeezed(result.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(''))
}
