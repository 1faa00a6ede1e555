import { findingTexts } from '../../../../shared/messages/es/findings.ts'

/** By rule key: what a finding of that rule means, in Spanish, without the particulars of a case. */
export const explanations: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(findingTexts.rules).map(([key, { title, meaning }]) => [key, `${title}. ${meaning}`]),
)
