import { describe, expect, it } from 'vitest'
import { languages } from '../rules/language.ts'
import { helpTopics } from './en/help.ts'
import { helpTipTexts } from './en/help-tips.ts'
import { helpCategories, helpLevels, helpTip, helpTipKeys } from './help-catalogue.ts'
import { siteMessages } from './site-messages.ts'

const tips = helpTipKeys.map((key) => helpTip(key, siteMessages.en))
const textOf = (id: (typeof helpTipKeys)[number]) => {
  const { short, more, points } = helpTip(id, siteMessages.en).content
  return [...short, ...more, ...points.map(({ term, text }) => `${term} ${text}`)].join(' ')
}

describe('the help catalogue', () => {
  it('holds every tip that has texts, those of the popovers among them', () => {
    const written = [...Object.keys(helpTopics), ...Object.keys(helpTipTexts.tips)]
    expect([...helpTipKeys].sort()).toEqual(written.sort())
  })

  it('has tips of every category and of every level', () => {
    for (const category of helpCategories)
      expect(tips.filter((tip) => tip.category === category).length, category).toBeGreaterThan(3)
    for (const level of helpLevels)
      expect(tips.filter((tip) => tip.level === level).length, level).toBeGreaterThan(2)
    expect(tips.some((tip) => tip.actionable) && tips.some((tip) => !tip.actionable)).toBe(true)
  })

  it('leads from each tip to others, never to itself', () => {
    for (const tip of tips) {
      const ids = tip.relatedTerms.map(({ id }) => id)
      expect(ids.length, tip.id).toBeGreaterThan(0)
      expect(ids, tip.id).not.toContain(tip.id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('states every figure of the specification', () => {
    expect(textOf('creditScores')).toContain('from 300 to 850')
    expect(textOf('utilization')).toContain('below 30%')
    expect(textOf('paymentHistory')).toContain('35%')
    expect(textOf('historyLength')).toContain('15%')
    expect(textOf('bureauAnswer')).toContain('30 to 45 days')
    expect(textOf('debtToIncome')).toMatch(/below 36%.*28% for housing/)
    expect(textOf('sbaLoans')).toContain('75-90%')
  })

  it.each(languages)('has a title of its own and something to read for each tip in %s', (language) => {
    const said = helpTipKeys.map((key) => helpTip(key, siteMessages[language]))
    expect(new Set(said.map(({ title }) => title)).size).toBe(said.length)
    for (const { id, content } of said) expect(content.short.length, id).toBeGreaterThan(0)
  })
})
