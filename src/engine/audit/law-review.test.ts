/** Rows of docs/law-review.md that no other test holds. */
import { describe, expect, it } from 'vitest'
import { mailingTexts as english } from '../../shared/messages/en/mailing.ts'
import { findingLaws } from '../../shared/messages/es/finding-laws.ts'
import { mailingTexts as spanish } from '../../shared/messages/es/mailing.ts'
import * as law from './law.ts'
import { ruleSet } from './rule-set.ts'

describe('what the law says, in both languages', () => {
  const sentences = [...Object.values(law).map(({ sentence }) => sentence), ...Object.values(findingLaws)]

  it('is that accuracy is to be assured by reasonable procedures', () => {
    const about = sentences.filter((each) => /possible accuracy|exactitud posible/.test(each))
    expect(about.length).toBeGreaterThan(5)
    expect(about.filter((each) => !/reasonable procedures|procedimientos razonables/.test(each))).toEqual([])
  })

  it('is that the date of the delinquency is owed for collections and charge-offs, and the years begin 180 days later', () => {
    expect(law.delinquencyDate.sentence).toMatch(
      /placed for collection, charged to profit or loss.*180 days after/,
    )
    expect(findingLaws[law.delinquencyDate.citation]).toMatch(
      /en cobranza o la cargó a pérdida.*180 días después/,
    )
  })

  it('is that a postmark shows no delay', () => {
    expect(JSON.stringify(english)).toMatch(
      /postmark may be later than the day of mailing, so it shows no delay/,
    )
    expect(JSON.stringify(spanish)).toMatch(/matasellos puede ser posterior .* no muestra ningún retraso/)
  })
})

describe('a rule whose entry may be lawful', () => {
  it.each([
    'au_derogatory',
    'dispute_remark_missing',
    'dispute_remark_outdated',
    'duplicate_hard_inquiry',
    'late_after_bk_filing',
    'late_jump',
    'missing_original_creditor',
    'multiple_collectors_same_debt',
    'unauthorized_hard_inquiry',
  ])('is never of the grade of what cannot be right: %s', (key) => {
    const rule = ruleSet.find((each) => each.key === key)
    expect(['B', 'C']).toContain(rule?.strength)
  })
})
