import { describe, expect, it } from 'vitest'
import { siteMessages } from '../shared/messages/site-messages.ts'
import { pages } from '../shared/pages.ts'
import { languages } from '../shared/rules/language.ts'
import { withFirstStep } from './first-steps.tsx'

const document =
  '<html><body>\n    <div id="app"></div>\n    <noscript>Turn it on.</noscript>\n  </body></html>'
const begun = pages.filter(({ path }) => ['/checkout', '/apply-beta'].includes(path))

describe('the first step of a page', () => {
  it.each(begun.flatMap(({ path }) => languages.map((language) => ({ path, language }))))(
    'of $path stands in its document in "$language", behind where the app draws, with nothing that the strict policy forbids',
    ({ path, language }) => {
      const html = withFirstStep(document, path, language)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toMatch(/<script|<style|\sstyle="|\son\w+="/)
      expect(html.indexOf('id="first-step"')).toBeGreaterThan(html.indexOf('</noscript>'))
      // Nothing can be typed that would be lost, and no button waits for an app that is not here.
      expect(html).not.toMatch(/<input|<button|<form/)
    },
  )

  it('of the checkout says what the app will say there', () => {
    for (const language of languages) {
      const { checkout, shell } = siteMessages[language]
      const html = withFirstStep(document, '/checkout', language)
      for (const text of [checkout.contactTitle, checkout.contactLead, shell.backToHome])
        expect(html).toContain(text)
    }
  })

  it('stands in no other document', () => {
    for (const { path } of pages.filter((page) => !begun.includes(page)))
      expect(withFirstStep(document, path, 'en')).toBe(document)
  })
})
