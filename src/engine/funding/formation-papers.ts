import {
  answerOr,
  checks,
  factRows,
  heading,
  note,
  type Paper,
  type PaperBlock,
  paragraph,
  steps,
} from '../papers/paper.ts'
import type { FundingMatter } from './funding-paper.ts'

const notLaw = note(
  'General information, no legal or tax advice. Fees, forms and due dates differ from state to state and change: what is marked “check” you check with the Secretary of State (or the office that takes its place) before you file or pay.',
)

type State = FundingMatter['fields']['preferredFormationState']

/** The office and the name of the paper that forms a company there. Only what those states' statutes have long named so. */
const offices: Partial<Record<State, { office: string; llc: string; corporation: string }>> = {
  Delaware: {
    office: 'Delaware Division of Corporations (Department of State)',
    llc: 'Certificate of Formation',
    corporation: 'Certificate of Incorporation',
  },
  Nevada: {
    office: 'Nevada Secretary of State',
    llc: 'Articles of Organization',
    corporation: 'Articles of Incorporation',
  },
  Wyoming: {
    office: 'Wyoming Secretary of State',
    llc: 'Articles of Organization',
    corporation: 'Articles of Incorporation',
  },
}

/** What to do to form the chosen entity in the chosen state; with an entity already, what to check about it. */
export function composeFormationChecklist({ fields }: FundingMatter): Paper {
  const { preferredFormationState: state, preferredEntityType: kind } = fields
  return {
    title: 'Formation checklist',
    blocks: [
      notLaw,
      ...(fields.hasBusinessEntity ? standingEntity(fields) : newEntity(fields)),
      ...(fields.hasBusinessEntity ? [] : stateBlocks(state)),
      ...(kind === 'S-Corp' ? [sCorp] : []),
    ],
  }
}

const sCorp: PaperBlock = paragraph(
  'S corporation is a tax election, not a kind of company: form an LLC or a corporation first, then file IRS Form 2553. It counts for a tax year when it is filed within 2 months and 15 days of that year’s beginning. Ask a tax adviser whether you qualify and whether it helps.',
)

function newEntity(fields: FundingMatter['fields']): PaperBlock[] {
  const { preferredFormationState: state, preferredEntityType: kind } = fields
  const place = offices[state]
  const document =
    kind === 'Corporation'
      ? (place?.corporation ?? 'formation document')
      : (place?.llc ?? 'formation document')
  const office = place?.office ?? 'Secretary of State of the state (check)'
  return [
    factRows(
      ['Entity', answerOr(kind, 'kind of entity')],
      ['State', answerOr(state, 'state')],
      ['Purpose', answerOr(fields.businessPurpose, 'what the business does')],
    ),
    heading('Steps'),
    checks(
      kind === 'Not Sure' || kind === ''
        ? 'Decide on the kind of entity. Both an LLC and a corporation keep the company’s debts apart from yours as long as you keep its affairs apart; they differ in taxes and formalities. Ask an attorney or tax adviser.'
        : `The kind of entity: ${kind}.`,
      `Choose a name and look whether it is free: ${office}. Look at uspto.gov too, so that it is nobody’s trademark.`,
      'Name a registered agent with a street address in the state of formation.',
      `File the ${document} with: ${office}. Fee and processing time: check.`,
      'Keep the filed copy with the state’s stamp: banks and lenders ask for it.',
      'Write and sign the operating agreement or bylaws (see the templates).',
      'Get the EIN from the IRS, free (see its steps).',
      'Open a bank account in the company’s name (see the list).',
      'Get the licenses and tax registrations of your city, county and state: check.',
      'Put the annual or biennial report and tax of the state into your calendar. Due date and amount: check.',
      'Look at fincen.gov whether a beneficial ownership report is due from your company.',
    ),
  ]
}

function standingEntity(fields: FundingMatter['fields']): PaperBlock[] {
  return [
    factRows(
      ['Business', answerOr(fields.businessName, 'name')],
      ['Entity', answerOr(fields.entityType, 'kind of entity')],
      ['State', answerOr(fields.formationState, 'state')],
    ),
    paragraph('You stated that the business has an entity already. What to check about it:'),
    checks(
      'Its status at the Secretary of State is active or in good standing. Print the page with its date.',
      'The name there is the very name on the bank account, on the EIN letter and on your application.',
      'The registered agent and the address are the present ones.',
      'The reports and taxes of the state are filed and paid: check.',
      'It is registered in every other state in which it does business: check.',
      'The operating agreement, bylaws or partnership agreement is signed and names the present owners.',
    ),
  ]
}

function stateBlocks(state: State): PaperBlock[] {
  if (state === 'Home State')
    return [
      heading('Your home state'),
      paragraph(
        'The office is usually the Secretary of State; some states name another one. Its own site ends in .gov as a rule. A company that does business only at home needs one registration and one registered agent.',
      ),
    ]
  if (state === 'Need Guidance' || state === '')
    return [
      heading('Which state'),
      paragraph(
        'A business that works in one state is most often formed there: formed elsewhere it must as a rule register at home as well, and pays two states. Ask an attorney if you have partners, investors or property in several states.',
      ),
    ]
  return [
    heading(`${state} and your home state`),
    paragraph(
      `A company formed in ${state} that does business in another state must as a rule register there as a foreign entity, with that state’s fees, reports and taxes. You then need a registered agent in both. Check with both states before you file.`,
    ),
  ]
}

/** How to get an EIN. Source: IRS, Form SS-4 and its instructions. */
export function composeEinSteps({ fields }: FundingMatter): Paper {
  return {
    title: 'EIN: steps with the IRS',
    blocks: [
      note(
        'The IRS gives an Employer Identification Number free of charge. A site that asks for money is not the IRS.',
      ),
      factRows(
        ['Business', answerOr(fields.businessName, 'legal name as filed with the state')],
        ['Responsible party', answerOr(fields.fullName, 'name')],
      ),
      steps(
        'Form the company with the state first, so that the EIN carries its legal name.',
        'Have ready: legal name, address, county and state, date of formation, kind of entity, number of members, what the business does, and the Social Security number or ITIN of the responsible party, a person who owns or controls it.',
        'Go to irs.gov and look for “Get an employer identification number”. Apply online in one sitting: what you entered is not kept. Without the online way: Form SS-4 by fax or mail.',
        'The IRS gives one EIN a day to one responsible party.',
        'Save the confirmation (CP 575) at once as PDF. If it is lost, the IRS confirms the number by letter 147C.',
        'Tell the IRS within 60 days when the responsible party changes (Form 8822-B).',
      ),
      paragraph('Do not send your Social Security number to us: nobody at ARMOR needs it for this.'),
    ],
  }
}

/** What banks ask for, so that the account is opened at the first visit. */
export function composeBankAccount({ fields }: FundingMatter): Paper {
  return {
    title: 'Bank account: what to bring',
    blocks: [
      paragraph(
        'Federal rules make banks verify who opens an account. Ask your bank for its own list first.',
      ),
      checks(
        'Formation document as filed with the state',
        'EIN letter of the IRS',
        'Operating agreement or bylaws, and a resolution that says who may sign (see the templates)',
        'Government photo identification of everybody who signs',
        'Names, addresses and dates of birth of the owners that the bank asks for',
        'Business license, where one is required',
        'The first deposit',
      ),
      heading('From the first day'),
      checks(
        `Take every payment to ${answerOr(fields.businessName, 'the company')} into this account, and pay its bills from it.`,
        'Keep your own money apart. Mixing both can cost the protection that the company gives.',
        'Keep all statements: lenders read three months and more.',
      ),
    ],
  }
}
