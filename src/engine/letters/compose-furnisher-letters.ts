import { dateText, listText } from '../../shared/findings/en/english-words.ts'
import type { Finding } from '../audit/finding.ts'
import { bureaus } from '../report/credit-report.ts'
import type { CaseFile } from './case-file.ts'
import { itemsPerLetter, strongestFirst } from './choose-items.ts'
import { type LetterItem, referringBack } from './compose-item.ts'
import { coveringParagraphs } from './covering-paragraphs.ts'
import { disputableFindings, undecidedFindings } from './disputable-findings.ts'
import type { DisputeLetter } from './dispute-letter.ts'
import { continuedDisputes, type DisputedBefore, disputedBefore, isSettled } from './earlier-disputes.ts'
import { composeFurnisherItem } from './furnisher-item.ts'
import { concernsFurnisher, tradelinesOf } from './furnisher-scope.ts'
import { type Furnisher, furnishersOf } from './furnishers.ts'
import { maskedAccount } from './hide-numbers.ts'
import { addressLines } from './identify-consumer.ts'
import { letterDraft } from './letter-draft.ts'
import { inLayout } from './letter-layout.ts'
import { listPapers, newPaper } from './list-enclosures.ts'
import { choosePhrase, type Voice } from './phrases/choose-phrase.ts'
import { farewells, salutations } from './phrases/closing-phrases.ts'
import {
  askingToInvestigate,
  askingWhatIsMissing,
  correctingEverywhere,
  disputing,
  writingDirectly,
} from './phrases/furnisher-phrases.ts'
import { copiesPhrases, pagesQuoted } from './phrases/opening-phrases.ts'

/** A letter of the round with the number that names its document. */
interface NumberedLetter extends DisputeLetter {
  number: number
}

/**
 * From round 3 on: one direct dispute a furnisher, in the order of their names (FCRA 623(a)(8); Regulation V, 12 CFR 1022.43).
 * Each holds at most eight findings about that company's own entries, to the address that a report prints for it
 * (1022.43(c)(1)), and what 1022.43(d) asks for: the account, the information disputed and why, the pages. It is the
 * consumer's own letter and goes out in the consumer's name alone (1022.43(b)(2)). A letter keeps its number when the
 * round is mailed before the client has decided on all of it: other letters of the round may be mailed already. What an
 * earlier letter asked the same company, printed as it was, is not asked again.
 */
export function composeFurnisherLetters(caseFile: CaseFile): NumberedLetter[] {
  if (caseFile.round < 3) return []
  const before = bureaus.flatMap((bureau) => disputedBefore(caseFile, bureau))
  const settled = before.filter((each) => isSettled(each, caseFile))
  const open = new Set(undecidedFindings(caseFile))
  const closed = (caseFile.setAside ?? []).flatMap(({ finding, reason }) =>
    reason === 'not_decided' ? [finding] : [],
  )
  const findings = [...disputableFindings(caseFile), ...open, ...closed]
    .filter((finding) => concernsFurnisher(finding, caseFile.reports) && !isAmong(finding, settled))
    .sort(strongestFirst)
  const entries = findings.flatMap((finding) => tradelinesOf(finding, caseFile.reports))
  const furnishers = furnishersOf(entries, caseFile)
    .map((furnisher) => ({
      furnisher,
      own: findings.filter(
        (finding) => ownLines(finding, furnisher).length > 0 && !wasAsked(caseFile, furnisher, finding),
      ),
    }))
    .filter(({ own }) => own.length > 0)
  return furnishers.flatMap(({ furnisher, own }, at) => {
    const left = own.filter((finding) => !closed.includes(finding))
    if (left.length === 0) return []
    const letter = letterTo(furnisher, left, { before, open, caseFile })
    return [{ ...inLayout(letter, `furnisher_dispute_letter_${at + 1}`, caseFile), number: at + 1 }]
  })
}

function wasAsked({ askedCompanies = [] }: CaseFile, { name }: Furnisher, { fingerprint }: Finding): boolean {
  return askedCompanies.some(
    ({ recipient, fingerprints }) =>
      recipient.toUpperCase() === name.toUpperCase() && fingerprints.includes(fingerprint),
  )
}

interface Matter {
  before: readonly DisputedBefore[]
  /** On which the client has not decided. */
  open: ReadonlySet<Finding>
  caseFile: CaseFile
}

function letterTo(
  furnisher: Furnisher,
  findings: Finding[],
  { before, open, caseFile }: Matter,
): DisputeLetter {
  const places = findings.slice(0, itemsPerLetter)
  const itemsOf = (chosen: readonly Finding[]) =>
    referringBack(
      chosen.map((finding, at) => composeFurnisherItem(finding, at + 1, furnisher, before, caseFile)),
    )
  const items = itemsOf(places.filter((finding) => !open.has(finding)))
  const undecided = itemsOf(places.filter((finding) => open.has(finding)))
  const covering = caseFile.covering?.furnisher
  const accounts = [...new Set([...items, ...undecided].map(({ heading }) => heading))]
  return {
    kind: 'letter',
    bureau: null,
    recipientName: furnisher.name,
    sender: { name: caseFile.consumer.name, lines: addressLines(caseFile.consumer) },
    date: dateText(caseFile.asOf),
    recipient: [furnisher.name, ...(furnisher.address ?? [null, null])],
    subject: `Direct dispute of what you report about my ${accounts.length === 1 ? 'account' : 'accounts'}`,
    references: accountReferences(furnisher),
    salutation: choosePhrase(caseFile.voice, 'salutation', salutations(furnisher.name)),
    opening:
      items.length === 0
        ? []
        : [...openingOf(items, furnisher, caseFile.voice), ...coveringParagraphs(covering?.opening)],
    quoting: { here: 'As you report it', elsewhere: 'Compared with', namesBureaus: true },
    items,
    closing:
      items.length === 0
        ? []
        : [...closingOf(items, caseFile.voice), ...coveringParagraphs(covering?.closing)],
    ownWords: [],
    layout: 'table',
    farewell: choosePhrase(caseFile.voice, 'farewell', farewells),
    enclosures: items.length === 0 ? [] : [...enclosuresOf(items, caseFile), ...newSince(places, before)],
    draft: letterDraft(undecided, caseFile),
    keptFindingIds: findings.slice(itemsPerLetter).map(({ id }) => id),
  }
}

function openingOf(items: readonly LetterItem[], furnisher: Furnisher, voice: Voice): string[] {
  const where = bureaus.filter((bureau) => furnisher.entries.some((entry) => entry.bureau === bureau))
  return [
    choosePhrase(voice, 'directly', writingDirectly(where.length, listText(where))),
    `${choosePhrase(voice, 'disputing', disputing(items.length))} ${choosePhrase(voice, 'copies', copiesPhrases(pagesQuoted(items)))}`,
  ]
}

function closingOf(items: readonly LetterItem[], voice: Voice): string[] {
  const it = items.length === 1 ? 'it' : 'any of it'
  return [
    choosePhrase(voice, 'investigating', askingToInvestigate),
    choosePhrase(voice, 'correcting', correctingEverywhere(it)),
    choosePhrase(voice, 'missing', askingWhatIsMissing),
  ]
}

function enclosuresOf(items: readonly LetterItem[], { reports }: CaseFile): string[] {
  const lines = items.flatMap(({ printedHere, printedElsewhere }) => [...printedHere, ...printedElsewhere])
  return listPapers(lines, reports).map((paper) => `${paper}, everything else covered`)
}

/**
 * What the company finds the account by, beside name and address (12 CFR 1022.43(d)(1)): a masked number alone may not be enough,
 * so the day of opening and, for a collector, the original creditor stand with it, as each bureau prints them.
 */
function accountReferences({ entries }: Furnisher): DisputeLetter['references'] {
  return entries
    .map(({ bureau, accountNumber, opened, originalCreditor }) => ({
      label: `Account at ${bureau}`,
      value: [
        ...(accountNumber === null ? [] : [maskedAccount(accountNumber.value)]),
        ...(originalCreditor === null ? [] : [`original creditor ${originalCreditor.value}`]),
        ...(opened === null ? [] : [`opened ${dateText(opened.value)}`]),
      ].join(', '),
    }))
    .filter(({ value }) => value !== '')
}

/**
 * What a company has not seen yet of an item that a bureau verified with it: it may refuse a repeat without (1022.43(f)(1)(ii)).
 * The bureau's results, and the paper that only the consumer can name.
 */
function newSince(findings: readonly Finding[], before: readonly DisputedBefore[]): string[] {
  const repeated = verifiedBefore(findings, before)
  const answers = repeated.flatMap(({ letter: { bureau, answer } }) =>
    answer?.source === 'results-letter'
      ? [`Copy of ${bureau}’s results that reached me on ${dateText(answer.receivedOn)}`]
      : [],
  )
  return repeated.length === 0 ? [] : [...new Set(answers), newPaper]
}

/** The earlier disputes of these findings that a bureau has verified. */
export function verifiedBefore(
  findings: readonly Finding[],
  before: readonly DisputedBefore[],
): DisputedBefore[] {
  return bureaus.flatMap((bureau) => {
    const own = before.filter(({ letter }) => letter.bureau === bureau)
    return [...continuedDisputes([...findings], own, bureau).values()].filter(
      ({ item }) => item.outcome === 'verified',
    )
  })
}

function ownLines(finding: Finding, { entries }: Furnisher): Finding['evidence'] {
  return finding.evidence.filter((line) =>
    entries.some((entry) => entry.bureau === line.bureau && entry.id === line.itemId),
  )
}

function isAmong(finding: Finding, disputes: readonly DisputedBefore[]): boolean {
  return bureaus.some((bureau) => {
    const own = disputes.filter(({ letter }) => letter.bureau === bureau)
    return own.length > 0 && continuedDisputes([finding], own, bureau).has(finding)
  })
}
