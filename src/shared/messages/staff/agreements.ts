import type { AgreementPaperName, AgreementStage } from '../../api/agreement.ts'

const stages: Record<AgreementStage, string> = {
  'not-needed': 'Not needed',
  statement: 'Statement to be signed',
  contract: 'Contract to be signed',
  waiting: 'Signed, may be canceled',
  open: 'May be paid',
  paid: 'Paid',
  cancelled: 'Canceled',
}

const papers: Record<AgreementPaperName, string> = {
  disclosure: 'Statement',
  contract: 'Contract',
  cancellation: 'Notice of cancellation',
  'disclosure-es': 'Statement, Spanish copy',
  'contract-es': 'Contract, Spanish copy',
  'cancellation-es': 'Notice of cancellation, Spanish copy',
}

/** The staff's page of signed agreements, and the section of a client's page. */
export const staffAgreementsTexts = {
  title: 'Agreements',
  lead: 'What people signed before they could pay (15 U.S.C. 1679c to 1679e), the newest first.',
  on: (states: string) => `Switched on for ${states} (AGREEMENT_STATES).`,
  off: 'Switched off: no state is named in AGREEMENT_STATES.',
  none: 'Nothing is signed yet',
  noneText: 'An agreement appears here once its statement is signed.',
  failed: 'The agreements could not be loaded.',
  gone: 'Deleted on request',
  stages,
  papers,
  state: 'State',
  total: 'Total',
  signed: 'Signed',
  cancelUntil: 'May be canceled until',
  cancelled: 'Canceled',
  byPerson: (at: string) => `${at}, by the button`,
  byStaff: (at: string) => `${at}, by a notice in writing`,
  refundDue: 'Canceled and paid: give back the whole sum, if that was not done.',
  altered: 'Altered since it was signed: papers and record are not what was signed.',
  paper: (paper: string) => `${paper} (PDF)`,
  client: 'Open the client',
  notice: {
    title: 'A notice of cancellation came in writing',
    label: 'Day on which it was mailed or handed over',
    hint: 'Of a letter the day of its postmark. It counts when that day is no later than the last one to cancel.',
    enter: 'Cancel the contract',
    done: 'Canceled. The person is told by email.',
    failed: 'The cancellation could not be entered.',
  },
}
