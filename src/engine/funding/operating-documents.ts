import { answerOr, heading, note, type Paper, type PaperBlock, paragraph } from '../papers/paper.ts'
import type { FundingMatter } from './funding-paper.ts'

const warning = note(
  'Templates, no legal advice. They are short on purpose and fit no special case. Fill in what stands in brackets and have an attorney of your state read them before you sign.',
)

/** The inner paper of the entity and a banking resolution, filled with the applicant's answers. */
export function composeOperatingDocuments(matter: FundingMatter): Paper {
  const { fields } = matter
  const kind = fields.hasBusinessEntity ? fields.entityType : fields.preferredEntityType
  const isCorporation = kind === 'Corporation' || kind === 'S-Corp'
  const body =
    kind === 'Partnership' ? partnership(matter) : isCorporation ? bylaws(matter) : agreement(matter)
  return {
    title: 'Operating document templates',
    blocks: [warning, ...body, ...resolution(matter)],
  }
}

const nameOf = ({ fields }: FundingMatter) => answerOr(fields.businessName, 'legal name of the company')

function stateOf({ fields }: FundingMatter): string {
  if (fields.hasBusinessEntity) return answerOr(fields.formationState, 'state of formation')
  const chosen = fields.preferredFormationState
  return ['Delaware', 'Nevada', 'Wyoming'].includes(chosen) ? chosen : '[state of formation]'
}

const purposeOf = ({ fields }: FundingMatter) =>
  answerOr(fields.businessPurpose, 'what the business does, and any other lawful business')

const ownerOf = ({ fields }: FundingMatter) => answerOr(fields.fullName, 'name of the owner')

const signatures = (matter: FundingMatter): PaperBlock[] => [
  paragraph(`Signed on [date]: [signature] ${ownerOf(matter)}`),
  paragraph('[Signature and name of every other owner]'),
]

function agreement(matter: FundingMatter): PaperBlock[] {
  return [
    heading(`Operating agreement of ${nameOf(matter)}`),
    paragraph(
      `1. Formation. The members form a limited liability company under the laws of ${stateOf(matter)}, by the document filed on [date].`,
    ),
    paragraph(`2. Purpose. ${purposeOf(matter)}`),
    paragraph('3. Registered agent and office. [Name and street address in the state of formation]'),
    paragraph(`4. Members. ${ownerOf(matter)}: [percent] percent. [Every other member: percent]`),
    paragraph('5. Contributions. [Who puts in what, and by when]'),
    paragraph(
      '6. Management. The company is managed by [its members / these managers: names]. These need the consent of [share] of the members: selling the company, borrowing more than [amount], taking in a member.',
    ),
    paragraph('7. Profits, losses and payments to members go by the shares of section 4. [Or: how else]'),
    paragraph(
      '8. Books and money. The company keeps its own books and bank account. Its money and the members’ money are kept apart.',
    ),
    paragraph(
      '9. Transfer. A member gives a share to others only with the written consent of [share] of the members.',
    ),
    paragraph('10. Leaving and ending. [What a leaving member gets, and when the company ends]'),
    paragraph('11. Changes to this agreement are in writing and signed by [share] of the members.'),
    ...signatures(matter),
  ]
}

function bylaws(matter: FundingMatter): PaperBlock[] {
  return [
    heading(`Bylaws of ${nameOf(matter)}`),
    paragraph(
      `1. The corporation is formed under the laws of ${stateOf(matter)}. Its purpose: ${purposeOf(matter)}`,
    ),
    paragraph(
      '2. Shareholders meet once a year in [month], with notice of [days] days. A quorum is [share] of the shares.',
    ),
    paragraph(
      `3. Directors. There are [number] directors, elected each year. The first: ${ownerOf(matter)}, [others].`,
    ),
    paragraph(
      '4. Officers: president [name], secretary [name], treasurer [name]. One person may hold several offices where the law allows it.',
    ),
    paragraph('5. Shares. [Number authorized, number issued, to whom and for what]'),
    paragraph(
      '6. Records. The corporation keeps minutes, a list of shareholders, its own books and its own bank account.',
    ),
    paragraph('7. These bylaws are changed by a vote of [share] of the directors or shareholders.'),
    ...signatures(matter),
  ]
}

function partnership(matter: FundingMatter): PaperBlock[] {
  return [
    heading(`Partnership agreement of ${nameOf(matter)}`),
    paragraph(
      `1. The partners work together under the laws of ${stateOf(matter)}. Their purpose: ${purposeOf(matter)}`,
    ),
    paragraph(
      `2. Partners and shares: ${ownerOf(matter)}, [percent] percent; [every other partner, percent].`,
    ),
    paragraph('3. Contributions, profits and losses: [who puts in what; how both are shared].'),
    paragraph('4. Decisions: [who decides what alone, and what needs all partners].'),
    paragraph(
      '5. In a general partnership each partner answers for its debts with private property. [Other form, if one is chosen]',
    ),
    paragraph('6. Leaving and ending: [notice, price of a share, when the partnership ends].'),
    ...signatures(matter),
  ]
}

function resolution(matter: FundingMatter): PaperBlock[] {
  return [
    heading(`Banking resolution of ${nameOf(matter)}`),
    paragraph(
      `The [members / directors / partners] of ${nameOf(matter)} resolve on [date]: an account is opened with [bank]. ${ownerOf(matter)} [and names] may sign for it, [alone / together].`,
    ),
    ...signatures(matter),
  ]
}
