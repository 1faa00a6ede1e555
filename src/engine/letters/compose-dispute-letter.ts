import { dateText } from '../../shared/findings/en/english-words.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { disputeRecipient } from './bureau-recipient.ts'
import type { CaseFile } from './case-file.ts'
import { chooseForRound } from './choose-for-round.ts'
import type { LetterItem } from './compose-item.ts'
import { composeNoLetterNote } from './compose-no-letter-note.ts'
import { coveringParagraphs } from './covering-paragraphs.ts'
import type { DisputeLetter, NoLetterNote } from './dispute-letter.ts'
import { addressLines, identifyingLines } from './identify-consumer.ts'
import { letterDraft } from './letter-draft.ts'
import { inLayout } from './letter-layout.ts'
import { openingOf, subjectOf } from './letter-opening.ts'
import { listEarlierCopies, listEnclosures } from './list-enclosures.ts'
import { choosePhrase } from './phrases/choose-phrase.ts'
import {
  askingForResults,
  farewells,
  passingOn,
  salutations,
  thanks,
  withinTheTime,
} from './phrases/closing-phrases.ts'
import { composeChosenItems } from './renewed-items.ts'
import { reportReferences } from './report-source.ts'

/**
 * The letter to one bureau in the consumer's own voice, from at most eight findings of strength A and B.
 * It claims only what the audit's evidence shows, names each field with its printed value and page, cites the law in one
 * sentence an item, threatens nothing and asks for nothing but a reinvestigation and, where the bureau says that it
 * verified an item, the description of how (FCRA 611(a)(6)(B)(iii), (7)).
 * Decision: without a readable report, or without a finding, there is no letter but a note that says so and is not to
 * be mailed; a letter that disputes nothing would harm the person who signs it. What the client has not decided on makes
 * it a draft, and stands beside it. An earlier letter is named only by what
 * the mail log proves of it.
 */
export function composeDisputeLetter(caseFile: CaseFile, bureau: Bureau): DisputeLetter | NoLetterNote {
  const report = caseFile.reports.find((each) => each.bureau === bureau)
  const { chosen, undecided, kept } = chooseForRound(caseFile, bureau)
  if (report === undefined || chosen.length + undecided.length === 0)
    return composeNoLetterNote(caseFile, bureau)
  const { voice } = caseFile
  const recipient = disputeRecipient(bureau, caseFile.reports, caseFile.asOf)
  const items = composeChosenItems(chosen, bureau, caseFile.reports, { voice })
  const letter: DisputeLetter = {
    kind: 'letter',
    bureau,
    recipientName: bureau,
    sender: { name: caseFile.consumer.name, lines: addressLines(caseFile.consumer) },
    date: dateText(caseFile.asOf),
    recipient: recipient.lines,
    recipientFrom: recipient.from,
    subject: subjectOf(chosen, report),
    references: referencesOf(caseFile, report),
    salutation: choosePhrase(voice, 'salutation', salutations(bureau)),
    opening:
      items.length === 0
        ? []
        : [
            ...openingOf(report, items, chosen, caseFile),
            ...coveringParagraphs(caseFile.covering?.bureau.opening),
          ],
    quoting: { here: 'In this report', elsewhere: 'At other bureaus', namesBureaus: false },
    items,
    closing: items.length === 0 ? [] : closingOf(items, caseFile),
    ownWords: [],
    layout: 'table',
    farewell: choosePhrase(voice, 'farewell', farewells),
    enclosures:
      items.length === 0
        ? []
        : [...listEnclosures(report, items, caseFile.reports), ...listEarlierCopies(chosen)],
    draft: letterDraft(composeChosenItems(undecided, bureau, caseFile.reports, { voice }), caseFile),
    keptFindingIds: kept.map(({ id }) => id),
  }
  return inLayout(letter, `${bureau.toLowerCase()}_dispute_letter`, caseFile)
}

function referencesOf(caseFile: CaseFile, report: CreditReport): { label: string; value: string }[] {
  return [...reportReferences(report), ...identifyingLines(caseFile.consumer)]
}

/** A request that rests on a bureau's policy alone disputes nothing: no time runs for it, and nobody is told of it. */
function closingOf(items: LetterItem[], { voice, covering }: CaseFile): string[] {
  const ending = [
    ...coveringParagraphs(covering?.bureau.closing),
    covering?.bureau.thanks ?? choosePhrase(voice, 'thanks', thanks),
  ]
  const disputed = items.filter(({ certainty }) => certainty !== 'policy').length
  if (disputed === 0) return ['Please tell me at the address above what you decide.', ...ending]
  const time = choosePhrase(voice, 'time', withinTheTime)
  const results = choosePhrase(voice, 'results', askingForResults(disputed))
  return [choosePhrase(voice, 'passing on', passingOn(disputed)), `${time} ${results}`, ...ending]
}
