import type { fundingFiles } from '../../../shared/api/funding-form.ts'

export interface StandingDocument {
  key: string
  name: string
  required: boolean
  /** The file field of the form that is this document. */
  field: (typeof fundingFiles)[number] | null
}

/**
 * The papers that every application is asked for: those of the sample dashboard (specification, section 3) and the
 * credit report of the form. Only projections are optional; without a business entity there is no license to show.
 */
export function standingDocuments(hasBusinessEntity: boolean): readonly StandingDocument[] {
  return [
    { key: 'business-license', name: 'Business License', required: hasBusinessEntity, field: null },
    { key: 'bank-statements', name: 'Bank Statements', required: true, field: 'bankStatementsFile' },
    { key: 'credit-report', name: 'Credit Report', required: true, field: 'creditReportFile' },
    { key: 'tax-returns', name: 'Tax Returns', required: true, field: null },
    { key: 'financial-projections', name: 'Financial Projections', required: false, field: null },
  ]
}
