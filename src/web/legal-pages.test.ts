import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { privacyNoticeTexts as englishPrivacy } from '../shared/messages/en/site/privacy-notice.ts'
import { refundPolicyTexts as englishRefunds } from '../shared/messages/en/site/refund-policy.ts'
import { termsTexts as englishTerms } from '../shared/messages/en/site/terms-of-service.ts'
import { privacyNoticeTexts as spanishPrivacy } from '../shared/messages/es/site/privacy-notice.ts'
import { refundPolicyTexts as spanishRefunds } from '../shared/messages/es/site/refund-policy.ts'
import { termsTexts as spanishTerms } from '../shared/messages/es/site/terms-of-service.ts'
import type { LegalText } from '../shared/messages/legal-text.ts'
import { legalVersions } from '../shared/rules/legal-versions.ts'
import { renderStaticPage } from './static-pages.tsx'

const texts = {
  terms: { en: englishTerms, es: spanishTerms },
  refunds: { en: englishRefunds, es: spanishRefunds },
  privacy: { en: englishPrivacy, es: spanishPrivacy },
} as const
const keys = ['terms', 'refunds', 'privacy'] as const
const assets = { styles: [], preloads: [] }
const digestOf = (version: LegalText['current']) =>
  createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 16)

/** What each version said. A version that stands in somebody's order is never changed: the text gets a new one. */
const published: Record<string, string> = {
  'terms en 2026-11-23': '77395fb7e53f9d78',
  'terms es 2026-11-23': '20f62940bf87da41',
  'refunds en 2026-11-23': '05b893abdd49d645',
  'refunds es 2026-11-23': '843533f396971a45',
  'privacy en 2026-11-23': '890492a38d676329',
  'privacy es 2026-11-23': 'd6c723829882b25f',
  'privacy en 2026-11-24': 'edc18f8d737d1ed9',
  'privacy es 2026-11-24': 'fd4796f994f4d171',
  'privacy en 2026-11-25': 'ea9417b858df0dff',
  'privacy es 2026-11-25': '792354a060ff53bd',
}

describe('the legal texts', () => {
  it.each(keys)('%s: no published version was changed, and every one of them can still be read', (key) => {
    for (const language of ['en', 'es'] as const) {
      const { current, earlier } = texts[key][language]
      expect(current.version).toBe(legalVersions[key])
      const kept = [current, ...earlier].map((each) => [`${key} ${language} ${each.version}`, digestOf(each)])
      const expected = Object.entries(published).filter(([name]) => name.startsWith(`${key} ${language} `))
      expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(expected))
    }
  })

  it.each(keys)('%s has the same sections in both languages', (key) => {
    const idsOf = ({ current }: LegalText) => Object.keys(current.sections)
    expect(idsOf(texts[key].es)).toEqual(idsOf(texts[key].en))
  })

  it('shows an earlier version below the one that holds', () => {
    const html = renderStaticPage('/terms', 'en', assets) ?? ''
    expect(html).toContain('This version holds since November 23, 2026.')
    expect(html).toContain('There is no earlier version.')
  })
})
