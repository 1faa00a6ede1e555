import { dateText, listText } from '../../shared/findings/en/english-words.ts'
import { daysBetween } from '../../shared/rules/civil-days.ts'
import { identityCopies } from '../letters/list-enclosures.ts'
import { heading, list, type Paper, paragraph } from '../papers/paper.ts'
import { entryFacts, letterOf } from './guide-letter.ts'
import type { GuideEntry, GuideMatter } from './guide-matter.ts'

const companyOf = ({ company, address }: GuideEntry) => ({ name: company, address })

/**
 * A request for verification, section 809(b) of the FDCPA, to a collector. What is not known is not said: without the day of
 * the collector's notice the letter says openly that the 30 days may be over, and without a bureau it names no report.
 */
export function composeValidationRequest(entry: GuideEntry, matter: GuideMatter): Paper {
  return letterOf(matter, companyOf(entry), {
    subject: 'Request for verification of a debt',
    blocks: [
      paragraph(whereItStands(entry)),
      paragraph(
        'I dispute the debt until you have verified it. Section 809 of the Fair Debt Collection Practices Act, 15 U.S.C. 1692g, provides for this request.',
      ),
      ...entryFacts(entry),
      heading('What I ask for'),
      list(
        'Verification of the debt, mailed to the address above (section 809(b)).',
        'The name and address of the original creditor, if it is another company than yours (section 809(a)(5)).',
        'The amount, and how it is made up: what was owed to the original creditor, and what was added or paid since.',
        'The date on which the delinquency began, as you report it to the credit bureaus.',
      ),
      paragraph(timeOfRequest(entry, matter)),
      paragraph(
        'While the debt is disputed, please say so wherever you report it (section 807(8)). This letter is not a promise to pay, and I do not acknowledge the debt by it.',
      ),
    ],
  })
}

function whereItStands({ noticeOn, bureaus }: GuideEntry): string {
  const notice =
    noticeOn === null
      ? null
      : `Your notice, which I received on ${dateText(noticeOn)}, says that I owe the debt below.`
  const reports =
    bureaus.length === 0
      ? null
      : `My credit ${bureaus.length === 1 ? 'report' : 'reports'} from ${listText([...bureaus])} ${bureaus.length === 1 ? 'shows' : 'show'} the debt below under your name.`
  return [notice, reports].filter((each) => each !== null).join(' ') || 'You ask me to pay the debt below.'
}

/** 809(b): the collector must stop only when the letter is sent within 30 days of its notice. */
function timeOfRequest({ noticeOn }: GuideEntry, { asOf }: GuideMatter): string {
  const days = noticeOn === null ? null : daysBetween(noticeOn, asOf)
  if (days !== null && days <= 30)
    return 'I write within 30 days of your notice. Please cease collection of the debt until you have mailed me the verification.'
  if (days !== null)
    return 'The 30 days of section 809(b) may be over. I ask for the same information all the same.'
  return 'I know that the 30 days of section 809(b) run from your own notice to me. If this letter reaches you within them, please cease collection of the debt until you have mailed me the verification. If they are over, I ask for the same information all the same.'
}

/**
 * A dispute with the company itself, FCRA 623(a)(8) and 12 CFR 1022.43(d): the account, what is disputed and why, and the papers.
 * It goes out in the person's own name.
 */
export function composeCompanyDispute(entry: GuideEntry, matter: GuideMatter): Paper {
  return letterOf(matter, companyOf(entry), {
    subject: 'Direct dispute of what you report about me',
    blocks: [
      paragraph(
        'I dispute what your company furnishes to credit bureaus about the account below. Section 623(a)(8) of the Fair Credit Reporting Act and 12 CFR 1022.43 provide for this dispute.',
      ),
      ...entryFacts(entry),
      heading('What is wrong, and why'),
      paragraph(entry.reason.trim() || '[what is wrong, and what shows it]'),
      heading('What I ask for'),
      list(
        'Please investigate this dispute, and review what I enclose.',
        'If what you furnished is inaccurate, please correct it with every bureau to which you furnished it.',
        'Please tell me the result within the time that the law allows (12 CFR 1022.43(e)).',
      ),
    ],
    enclosures: [
      ...identityCopies,
      'Copy of the lines that I dispute, marked',
      'Copy of the papers that show it',
    ],
  })
}
