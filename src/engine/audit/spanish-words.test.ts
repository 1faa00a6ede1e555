import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { englishFindings } from '../../shared/findings/en/english-findings.ts'
import { titleNames } from '../../shared/messages/es/finding-titles.ts'
import { findingTexts } from '../../shared/messages/es/findings.ts'
import { nameIn } from '../../shared/messages/name-in.ts'
import { ruleSet } from './rule-set.ts'

describe('the findings in Spanish', () => {
  it.each(ruleSet.map(({ key }) => key))(
    'say what %s means, what may explain it and what is asked',
    (key) => {
      const texts = findingTexts.rules[key]
      expect(Object.values(texts ?? {}).filter((text) => text.length > 10)).toHaveLength(4)
    },
  )

  it('know no rule that does not exist', () => {
    const keys = new Set(ruleSet.map(({ key }) => key))
    expect(Object.keys(findingTexts.rules).filter((key) => !keys.has(key))).toEqual([])
    expect(Object.keys(findingTexts.questions).filter((key) => !keys.has(key))).toEqual([])
  })

  it('say what each cited section of the law says', () => {
    const cited = new Set(ruleSet.map(({ basis }) => basis.citation))
    expect([...cited].filter((citation) => findingTexts.laws[citation] === undefined)).toEqual([])
  })

  it('name each title of a rule, where only the title is sent', () => {
    const titles = Object.values(englishFindings.rules).map(({ title }) => title)
    expect(titles.filter((title) => nameIn(titleNames, title) === title)).toEqual([])
  })

  it('ask every question, with a label for each answer', () => {
    const folder = new URL('./rules/', import.meta.url)
    const missing = readdirSync(folder)
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .filter((source) => source.includes('answers: ['))
      .flatMap((source) => {
        const key = /key: '(\w+)'/.exec(source)?.[1] ?? ''
        const asked = findingTexts.questions[key]
        const answers = [...source.matchAll(/(?:inOrder|inOrderSince|isWrong)\(\s*'(\w+)'/g)]
        const onDays = [...source.matchAll(/isWrongOn\(\s*\{[^}]*\},\s*'(\w+)'/g)]
        return [...answers, ...onDays]
          .map(([, answer]) => answer ?? '')
          .filter((answer) => asked?.answers[answer] === undefined)
          .map((answer) => `${key}: ${answer}`)
      })
    expect(missing).toEqual([])
    // Asked in medical.ts for three rules.
    for (const key of ['paid_medical_collection', 'medical_under_500', 'medical_under_1yr'])
      expect(Object.keys(findingTexts.questions[key]?.answers ?? {})).toEqual([
        'medical_care',
        'other_bill',
        'identity_theft',
      ])
    expect(Object.keys(findingTexts.sharedAnswers)).toEqual(['not_sure', 'identity_theft'])
  })
})
