import { prequalificationRequirements } from '../../shared/rules/prequalification.ts'
import { answerOr, checks, factRows, heading, note, type Paper, paragraph } from '../papers/paper.ts'
import { composeCoverLetter, composeDocumentChecklist, composeUseOfFunds } from './application-templates.ts'
import type { FundingMatter } from './funding-paper.ts'
import { requirementTable } from './prequalification-answer.ts'

/** The application with its statements and papers, put together for the applicant to check and sign: everything in one paper. */
export function composeApplicationPackage(matter: FundingMatter): Paper {
  const { fields } = matter
  const business = fields.hasBusinessEntity
    ? factRows(
        ['Name of the business', answerOr(fields.businessName, 'name of the business')],
        ['Kind', answerOr(fields.entityType, 'kind of entity')],
        ['EIN', answerOr(fields.einNumber, 'EIN')],
        ['Formed in', answerOr(fields.formationState, 'state')],
        ['In business since', '[date of formation]'],
      )
    : factRows(
        ['Kind', answerOr(fields.preferredEntityType, 'kind of entity')],
        ['To be formed in', answerOr(fields.preferredFormationState, 'state')],
        ['What it does', answerOr(fields.businessPurpose, 'what the business does')],
      )
  return {
    title: 'Application package',
    blocks: [
      note(
        'Put together from your own answers and from what our staff found on your papers. Check every line, fill in what stands in brackets, and sign only what is true.',
      ),
      heading('The applicant'),
      factRows(
        ['Name', answerOr(fields.fullName, 'your name')],
        ['Phone', answerOr(fields.phone, 'phone')],
        ['Email', answerOr(fields.email, 'email')],
        ['Work', answerOr(fields.employmentType, 'employment')],
        ['Monthly income, as you said', answerOr(fields.monthlyIncome, 'monthly income')],
        ['Credit score, as you said', answerOr(fields.estimatedCreditScore, 'credit score')],
      ),
      heading('The business'),
      business,
      heading('What is asked for'),
      factRows(
        ['Amount', `[exact amount within ${fields.fundingGoal || 'your goal'}]`],
        ['Purpose', answerOr(fields.fundingPurpose, 'what the money is for')],
      ),
      heading('The check against the six requirements'),
      requirementTable(matter.requirements),
      paragraph(
        `${met(matter)} of ${prequalificationRequirements.length} are met on the papers that were seen.`,
      ),
      heading('Letter to the lender'),
      ...withoutNote(composeCoverLetter(matter)),
      ...withoutNote(composeUseOfFunds(matter)),
      ...withoutNote(composeDocumentChecklist(matter)),
      heading('Before you sign'),
      checks(
        'Every figure agrees with the bank statements and the tax return.',
        'Every paper of the list is a copy, complete and readable.',
        'Nothing in brackets is left.',
      ),
      paragraph('I have checked this application. What it says is true and complete.'),
      factRows(
        ['Signature', '[signature]'],
        ['Name', answerOr(fields.fullName, 'your name')],
        ['Date', '[date]'],
      ),
      note(
        'The lender decides by its own rules and may say no. A backend fee of 10% is due only if you are approved, of what was approved.',
      ),
    ],
  }
}

const met = ({ requirements }: FundingMatter): number => requirements.filter((each) => each.met).length

/** A template says on its own how it is filled in; here that stands once, above. */
const withoutNote = ({ blocks }: Paper) => blocks.filter(({ kind }) => kind !== 'note')
