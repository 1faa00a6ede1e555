import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteMessages } from '../shared/messages/site-messages.ts'
import type { Language } from '../shared/rules/language.ts'
import { CheckoutBegun } from './features/checkout/contact-layout.tsx'
import { ApplicationBegun } from './features/testers/application-layout.tsx'
import { firstStepId } from './lib/first-step.tsx'
import { FixedMessages } from './lib/use-messages.tsx'

/** What pages of the app begin with, whoever opens them, by their path. Where an address may mean another step, shared/pages.ts says so. */
const firstSteps: Readonly<Record<string, ComponentType>> = {
  '/checkout': CheckoutBegun,
  '/apply-beta': ApplicationBegun,
}

/** Behind where the app draws, and behind what is said to browsers without script. */
const end = '</body>'

/** The document of a page of the app with its first step, drawn as the app draws it. */
export function withFirstStep(document: string, path: string, language: Language): string {
  const Begun = firstSteps[path]
  if (Begun === undefined) return document
  const drawn = renderToStaticMarkup(
    <FixedMessages language={language} messages={siteMessages[language]}>
      <div id={firstStepId}>
        <Begun />
      </div>
    </FixedMessages>,
  )
  return document.replace(end, () => `  ${drawn}\n  ${end}`)
}
