import { dateText } from '../../shared/findings/en/english-words.ts'
import { disputeAddressOf } from '../letters/bureau-address.ts'
import { composeVisitorLetter } from '../letters/compose-visitor-letter.ts'
import { identityCopies } from '../letters/list-enclosures.ts'
import type { VisitorLetterItem } from '../letters/visitor-letter.ts'
import { factRows, heading, list, type Paper, type PaperBlock, paragraph } from '../papers/paper.ts'
import type { Bureau } from '../report/credit-report.ts'
import { answerDue } from './answer-due.ts'
import { entryFacts, letterOf } from './guide-letter.ts'
import type { GuideEntry, GuideMailing, GuideMatter } from './guide-matter.ts'

/** The entries that a bureau's report shows. */
export const entriesAt = (bureau: Bureau, { entries }: Pick<GuideMatter, 'entries'>): GuideEntry[] =>
  entries.filter(({ bureaus }) => bureaus.includes(bureau))

const bureauOf = (bureau: Bureau) => {
  const [name = bureau, ...address] = disputeAddressOf[bureau]
  return { name, address }
}

/**
 * The dispute with one bureau, in the words of the letter that everybody writes themselves (compose-visitor-letter): the person's own
 * statements about the entries that this bureau shows. Without a statement the item's lines are left to be filled in by hand.
 */
export function composeBureauDispute(bureau: Bureau, matter: GuideMatter): Paper {
  const letter = composeVisitorLetter(
    {
      consumer: matter.person,
      reportNumber: '',
      asOf: matter.asOf,
      items: entriesAt(bureau, matter).map(({ company, accountNumber, type, reason }) => ({
        creditor: company,
        accountNumber,
        type,
        reason,
      })),
    },
    bureau,
  )
  return {
    title: letter.subject,
    blocks: [
      ...letter.opening.map(paragraph),
      ...letter.items.flatMap(itemBlocks),
      ...letter.closing.map(paragraph),
    ],
    letter: {
      sender: {
        name: letter.sender.name || '[your name]',
        lines: letter.sender.lines.length > 0 ? letter.sender.lines : ['[your address]'],
      },
      date: letter.date,
      recipientName: letter.recipientName,
      recipient: letter.recipient,
      references: letter.references,
      salutation: letter.salutation,
      farewell: letter.farewell,
      enclosures: letter.enclosures,
    },
  }
}

function itemBlocks({ number, heading: name, title, rows }: VisitorLetterItem): PaperBlock[] {
  const filled = rows.map(({ label, text }): [string, string] => [label, text ?? `[${label.toLowerCase()}]`])
  return [
    heading(`${number}. ${name ?? '[company and account number]'}`),
    ...(title === null ? [] : [paragraph(title)]),
    factRows(...filled),
  ]
}

/** How an item was verified that a bureau left as it is: 15 days, FCRA 611(a)(7). */
export function composeProcedureRequest(bureau: Bureau, matter: GuideMatter): Paper {
  const answered = answeredBy(bureau, matter)
  return letterOf(matter, bureauOf(bureau), {
    subject: 'Request for the procedure behind your results',
    blocks: [
      paragraph(
        `Your results${answered === null ? '' : `, which I received on ${dateText(answered)},`} leave what I disputed as it was. Please describe to me how it was checked.`,
      ),
      ...itemsThatApply(bureau, matter),
      heading('What I ask for'),
      list(
        'A description of the procedure by which you determined that the information is accurate and complete (section 611(a)(7) of the Fair Credit Reporting Act).',
        'The name and business address of each company that you contacted for it, and its telephone number if it is reasonably available (section 611(a)(6)(B)(iii)).',
      ),
      paragraph('The law gives 15 days for this, counted from the day on which you receive this letter.'),
    ],
    enclosures: ['Copy of your results'],
  })
}

/** A dispute that goes on after an answer rests on something new; what it is only the person knows. */
export function composeRenewedDispute(bureau: Bureau, matter: GuideMatter): Paper {
  return letterOf(matter, bureauOf(bureau), {
    subject: 'Dispute with information that you did not have',
    blocks: [
      paragraph(
        'I disputed the item below before, and your results left it as it was, or changed it to something that is wrong too. I now send information that you did not have.',
      ),
      ...itemsThatApply(bureau, matter, ({ reason }) => [paragraph(reason.trim() || '[what is wrong]')]),
      heading('What is new'),
      paragraph('[the paper that you enclose, its date, and what it shows]'),
      heading('What I ask for'),
      list(
        'Please reinvestigate the item with this information (section 611(a)(1)), and pass it on to the company that furnished the item (section 611(a)(2)).',
        'What proves to be inaccurate or incomplete, or cannot be verified, is to be corrected or deleted (section 611(a)(5)(A)).',
      ),
    ],
    enclosures: [...identityCopies, 'Copy of your results', 'Copy of the new paper'],
  })
}

/** No answer in the time of the law; there only where isSilent() says so. The day of delivery is what the claim rests on. */
export function composeNoAnswerLetter(bureau: Bureau, matter: GuideMatter): Paper {
  const delivered = mailingTo(bureau, matter)?.deliveredOn ?? null
  return letterOf(matter, bureauOf(bureau), {
    subject: 'My dispute has had no answer',
    blocks: [
      paragraph(
        `You received my dispute of the ${entriesAt(bureau, matter).length === 1 ? 'item' : 'items'} below on ${delivered === null ? '[day of delivery, as the receipt shows it]' : dateText(delivered)}. No results have reached me.`,
      ),
      ...entriesAt(bureau, matter).flatMap(entryFacts),
      heading('What I ask for'),
      list(
        'Please send me the results of your reinvestigation (section 611(a)(6)).',
        'What was found inaccurate or incomplete, or could not be verified in the time of section 611(a)(1), is to be corrected or deleted (section 611(a)(5)(A)).',
      ),
    ],
    enclosures: ['Copy of my dispute', 'Copy of the receipt that shows its delivery'],
  })
}

/** An item that came back after its deletion: notice within 5 business days, FCRA 611(a)(5)(B). */
export function composeReinsertionLetter(bureau: Bureau, matter: GuideMatter): Paper {
  return letterOf(matter, bureauOf(bureau), {
    subject: 'An item that was deleted is back in my file',
    blocks: [
      paragraph(
        'You deleted the item below after my dispute. My newer report shows it again. I have [received no notice of this / received your notice on ...].',
      ),
      ...itemsThatApply(bureau, matter),
      heading('What I ask for'),
      list(
        'Please delete the item, unless the company that furnished it has certified that it is complete and accurate (section 611(a)(5)(B)(i)).',
        'If it has, please send me the written notice of section 611(a)(5)(B), with the name, address and telephone number of that company.',
      ),
    ],
    enclosures: [
      'Copy of your results that show the deletion',
      'Copy of the page of my newer report, marked',
    ],
  })
}

/**
 * The items of a letter about an answer. What became of each only the person knows: of several, those to which the letter does not
 * apply are theirs to cross out before they sign.
 */
function itemsThatApply(
  bureau: Bureau,
  matter: GuideMatter,
  more: (entry: GuideEntry) => PaperBlock[] = () => [],
): PaperBlock[] {
  const entries = entriesAt(bureau, matter)
  return [
    ...(entries.length > 1 ? [paragraph('[cross out each item to which this does not apply]')] : []),
    ...entries.flatMap((entry) => [...entryFacts(entry), ...more(entry)]),
  ]
}

/** The bureau's answer to the dispute came. */
export const hasAnswered = (bureau: Bureau, matter: Pick<GuideMatter, 'mailings'>): boolean =>
  answeredBy(bureau, matter) !== null

/** The dispute was delivered, its time is over, and no answer came. */
export function isSilent(bureau: Bureau, matter: Pick<GuideMatter, 'mailings' | 'asOf'>): boolean {
  const mailing = mailingTo(bureau, matter)
  const due = mailing && mailing.answeredOn === null ? answerDue(mailing) : null
  return due !== null && due < matter.asOf
}

const mailingTo = (bureau: Bureau, { mailings }: Pick<GuideMatter, 'mailings'>): GuideMailing | undefined =>
  mailings.find(({ paper }) => paper === `bureau-dispute:${bureau}`)

const answeredBy = (bureau: Bureau, matter: Pick<GuideMatter, 'mailings'>): string | null =>
  mailingTo(bureau, matter)?.answeredOn ?? null
