import type { Paper } from '../papers/paper.ts'
import { composeApplicationPackage } from './application-package.ts'
import { composeCoverLetter, composeDocumentChecklist, composeUseOfFunds } from './application-templates.ts'
import { composeBankAccount, composeEinSteps, composeFormationChecklist } from './formation-papers.ts'
import type { FundingMatter } from './funding-paper.ts'
import { composeOperatingDocuments } from './operating-documents.ts'
import { composePrequalificationAnswer } from './prequalification-answer.ts'
import { composeLenderCriteria, composeScoreAnalysis, composeStrategyReport } from './score-papers.ts'

const composers = {
  'score-analysis': composeScoreAnalysis,
  'strategy-report': composeStrategyReport,
  'lender-criteria': composeLenderCriteria,
  'cover-letter': composeCoverLetter,
  'use-of-funds': composeUseOfFunds,
  'document-checklist': composeDocumentChecklist,
  'formation-checklist': composeFormationChecklist,
  'ein-steps': composeEinSteps,
  'bank-account': composeBankAccount,
  'operating-documents': composeOperatingDocuments,
  'prequalification-answer': composePrequalificationAnswer,
  'application-package': composeApplicationPackage,
} satisfies Record<string, (matter: FundingMatter) => Paper>

/** The papers that funding packages deliver. */
export type FundingPaperKey = keyof typeof composers

/** What a paper says, ready for templates/paper.typ. Pure: the same matter gives the same paper. */
export function composeFundingPaper(key: FundingPaperKey, matter: FundingMatter) {
  const paper = composers[key](matter)
  return {
    ...paper,
    name: matter.fields.fullName.trim() || '[name]',
    language: 'en' as const,
    footer: 'ARMOR · software, templates and education; no lender, no legal advice, no promise of funding',
  }
}
