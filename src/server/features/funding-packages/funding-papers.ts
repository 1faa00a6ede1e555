import type { FundingPaperKey } from '../../../engine/funding/compose-funding-paper.ts'
import { armorReady, entityReadiness } from '../../../shared/catalogue/funding-products.ts'
import { applicationModule, applicationPackage } from '../../../shared/catalogue/success-fees.ts'

interface DeliveredPaper {
  key: FundingPaperKey
  packageKey: string
  name: string
}

const ready = (key: FundingPaperKey, name: string): DeliveredPaper => ({
  key,
  packageKey: armorReady.key,
  name,
})
const entity = (key: FundingPaperKey, name: string): DeliveredPaper => ({
  key,
  packageKey: entityReadiness.key,
  name,
})

/** The papers that a paid package delivers, in the order of the catalogue's inclusions. */
export const fundingPapers: readonly DeliveredPaper[] = [
  ready('score-analysis', 'Fundability score analysis'),
  ready('strategy-report', 'Strategy report'),
  ready('lender-criteria', 'Lender criteria preview'),
  ready('cover-letter', 'Template: cover letter'),
  ready('use-of-funds', 'Template: use of funds'),
  ready('document-checklist', 'Template: document checklist'),
  entity('formation-checklist', 'Formation checklist'),
  entity('ein-steps', 'EIN: steps with the IRS'),
  entity('bank-account', 'Bank account: what to bring'),
  entity('operating-documents', 'Operating document templates'),
  {
    key: 'prequalification-answer',
    packageKey: applicationModule.payKey,
    name: 'Prequalification: the answer',
  },
  { key: 'application-package', packageKey: applicationPackage.key, name: 'Application package' },
]
