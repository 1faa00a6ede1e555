import { hasPassed, prequalificationRequirements } from '../../shared/rules/prequalification.ts'
import { note, type Paper, type PaperBlock, paragraph } from '../papers/paper.ts'
import type { FundingMatter } from './funding-paper.ts'

/** The written answer of the prequalification: each of the six requirements, met or not met, and why. */
export function composePrequalificationAnswer({ requirements }: FundingMatter): Paper {
  return {
    title: 'Prequalification: the answer',
    blocks: [
      paragraph(outcomeOf(requirements)),
      requirementTable(requirements),
      note(
        'Our staff looked at the papers that you uploaded, and at nothing else. That a requirement is met does not say that a lender will see it so, and promises no funding.',
      ),
    ],
  }
}

/** Each of the six requirements, met or not met, and why. */
export function requirementTable(requirements: FundingMatter['requirements']): PaperBlock {
  const rows = prequalificationRequirements.map(({ key, text }) => {
    const found = requirements.find((requirement) => requirement.key === key)
    return [text, wordOf(found?.met ?? null), found?.note ?? '']
  })
  return { kind: 'table', head: ['Requirement', 'Answer', 'Why'], rows }
}

function wordOf(met: boolean | null): string {
  if (met === null) return 'not checked yet'
  return met ? 'met' : 'not met'
}

function outcomeOf(requirements: FundingMatter['requirements']): string {
  if (hasPassed(requirements))
    return 'All six requirements are met. You can buy the application package on the status page of your application.'
  return requirements.some(({ met }) => met === null)
    ? 'The check is not finished.'
    : 'Not all requirements are met. Upload what is missing and write to us on the status page: we look again.'
}
