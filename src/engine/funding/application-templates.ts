import { answerOr, checks, factRows, heading, note, type Paper, paragraph } from '../papers/paper.ts'
import type { FundingMatter } from './funding-paper.ts'

const fillIn = note(
  'A template. Fill in what stands in brackets, strike what does not apply, and sign only what is true.',
)

/** A letter to a lender with the applicant's own words. */
export function composeCoverLetter({ fields }: FundingMatter): Paper {
  const business = answerOr(fields.businessName, 'name of the business')
  return {
    title: 'Template: cover letter',
    blocks: [
      fillIn,
      paragraph(`${answerOr(fields.fullName, 'your name')}, ${business}`),
      paragraph(`${answerOr(fields.phone, 'phone')} · ${answerOr(fields.email, 'email')}`),
      paragraph('[date]'),
      paragraph('[Name and address of the lender]'),
      paragraph('Dear [name of the loan officer],'),
      paragraph(
        `${business} asks for funding of [exact amount within ${fields.fundingGoal || 'your goal'}]. The purpose: ${answerOr(fields.fundingPurpose, 'what the money is for')}`,
      ),
      paragraph(
        'The business began on [date of formation] and [what it does, in one sentence]. Its revenue of the last twelve months was [amount, as the bank statements show it].',
      ),
      paragraph(
        'We plan to repay from [source of repayment], with [amount] a month. Enclosed are the papers of the attached list. I am glad to answer your questions.',
      ),
      paragraph('Sincerely,'),
      paragraph(`[Signature] ${answerOr(fields.fullName, 'your name')}`),
    ],
  }
}

/** A table in which every dollar asked for has its use. */
export function composeUseOfFunds({ fields }: FundingMatter): Paper {
  const line = (what: string): string[] => [what, '[amount]', '[offer or invoice]', '[month]']
  return {
    title: 'Template: use of funds',
    blocks: [
      fillIn,
      factRows(
        ['Business', answerOr(fields.businessName, 'name of the business')],
        ['Goal', answerOr(fields.fundingGoal, 'amount')],
        ['Purpose', answerOr(fields.fundingPurpose, 'what the money is for')],
      ),
      heading('Where every dollar goes'),
      {
        kind: 'table',
        head: ['Use', 'Amount', 'Proof', 'When'],
        rows: [
          line('Equipment'),
          line('Inventory'),
          line('Rent and build-out'),
          line('Wages'),
          line('Marketing'),
          line('Paying off [debt]'),
          line('Reserve'),
          ['Together', '[sum: the amount asked for]', '', ''],
        ],
      },
      paragraph('The sum must be the very amount of the application. Leave no line without its proof.'),
    ],
  }
}

/** The papers that lenders commonly ask for; those of the application with what is there. */
export function composeDocumentChecklist({ facts, fields }: FundingMatter): Paper {
  const asked = facts.documents.map(
    ({ name, received }) => `${name}: ${received ? 'received' : 'not received yet'}`,
  )
  return {
    title: 'Template: document checklist',
    blocks: [
      ...(asked.length === 0 ? [] : [heading('Your application'), checks(...asked)]),
      heading('What lenders commonly ask for'),
      checks(
        'Bank statements of the business, the last three months or more, all pages',
        'Tax returns, personal and of the business, the last two years [or since it began]',
        'Profit and loss statement and balance sheet of this year',
        'A list of debts with balance, payment and lender',
        fields.hasBusinessEntity
          ? `Formation document of ${answerOr(fields.businessName, 'the business')} as filed in ${answerOr(fields.formationState, 'state')}`
          : 'Formation document of the business, once it is filed',
        'Letter of the IRS with the EIN (CP 575 or 147C)',
        'Operating agreement or bylaws, signed',
        'Business licenses that your city, county and state require',
        'Government photo identification of every owner that the lender asks for',
        'Lease or deed of the place of business',
        'The use of funds, with offers or invoices',
      ),
      note(
        'Send copies, never originals. Before sending, cross out the numbers that a lender did not ask for.',
      ),
    ],
  }
}
