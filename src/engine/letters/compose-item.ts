import { listText } from '../../shared/findings/en/english-words.ts'
import type { Evidence, Finding } from '../audit/finding.ts'
import { restsOnPolicy } from '../audit/ground.ts'
import type { Bureau, CreditReport } from '../report/credit-report.ts'
import { citesOnlyCheckedLaw } from './cited-law.ts'
import { type Certainty, certaintyOf } from './item-certainty.ts'
import { choosePhrase, type Voice } from './phrases/choose-phrase.ts'
import { entryName, type QuotedLine, quoteAll, quotedInText } from './quote-evidence.ts'
import { settlingPhrases } from './settling-record.ts'
import { capitalised, sentence } from './written-english.ts'

/** One item of a dispute letter. */
export interface LetterItem {
  number: number
  findingId: string
  /** The entry as it is printed: 'CREDITOR, account *1234', or what the item is about. */
  heading: string
  title: string
  /** Lines that the one written to prints or furnishes. */
  printedHere: QuotedLine[]
  /** Lines that it is compared with. */
  printedElsewhere: QuotedLine[]
  /** What an earlier letter asked of this item and what came of it; null for an item not raised before. */
  earlier: string | null
  certainty: Certainty
  /** True only where the entry is impossible as it stands; else the letter says why it asks. */
  isCertain: boolean
  why: string
  ask: string
  /** One sentence of law or policy, or null where only an unchecked section would stand. */
  law: string | null
  /** What `law` is: a bureau's own policy never stands under the name of a law. */
  ground: 'law' | 'policy'
  citation: string
  /** What the person adds to it, a paragraph each; empty where nothing is added. */
  ownWords: string[]
  /** The same in sentences, a paragraph each; empty where the letter sets its items as a table. */
  told: ToldSentence[][]
}

/** A sentence of an item, and what it is: `entry` names the account, `law` is the law's or the policy's. */
export interface ToldSentence {
  says: 'entry' | 'printed' | 'earlier' | 'why' | 'ask' | 'law'
  text: string
}

/**
 * The items of one letter to a bureau, numbered. A ground that an earlier item stated in full is not repeated.
 * `change` adds what an earlier letter did about an item.
 */
export function composeItems(
  findings: readonly Finding[],
  bureau: Bureau,
  reports: readonly CreditReport[],
  {
    voice,
    change = (item) => item,
  }: { voice?: Voice; change?: (item: LetterItem, at: number) => LetterItem } = {},
): LetterItem[] {
  return referringBack(
    findings.map((finding, at) =>
      change(composeItem(finding, bureau, { number: at + 1, reports, voice }), at),
    ),
  )
}

/** The same items; a sentence of law that stands in an earlier one is replaced by a reference to it. */
export function referringBack(items: LetterItem[]): LetterItem[] {
  return items.map((item) => {
    const first = items.find(({ law }) => law !== null && law === item.law)
    return first === undefined || first.number === item.number
      ? item
      : { ...item, law: sameGround(item, first.number) }
  })
}

function sameGround({ ground, citation }: LetterItem, number: number): string {
  return ground === 'policy'
    ? `The policy is that of item ${number}.`
    : `The ground is that of item ${number} (${sectionsIn(citation)}).`
}

/** 'section 607(b)' of 'FCRA section 607(b), 15 U.S.C. 1681e(b)'. */
function sectionsIn(citation: string): string {
  return /sections? [^;]*?(?=, 15 U\.S\.C\.|;|$)/.exec(citation)?.[0] ?? sentence(citation)
}

/** `bureau` is the one written to. The statement and request are the audit's; nothing is added that it did not find. */
function composeItem(
  finding: Finding,
  bureau: Bureau,
  { number, reports, voice }: { number: number; reports: readonly CreditReport[]; voice: Voice },
): LetterItem {
  const accounts = finding.accounts.filter((account) => account.bureau === bureau)
  const item = quotedItem(finding, number, accounts, (line) => line.bureau === bureau, reports)
  const { printedHere, printedElsewhere, certainty } = item
  const request =
    certainty === 'open' ? verifying(finding.request, printedHere, printedElsewhere) : polite(finding.request)
  // A courtesy needs no record: the bureau reads its own policy.
  const record =
    certainty === 'policy'
      ? []
      : [
          choosePhrase(
            voice,
            `settling ${number}`,
            settlingPhrases(finding, namesField(request) ? [] : printedHere.map(({ label }) => label)),
          ),
        ]
  return {
    ...item,
    ask: [request, ...record].join(' '),
    law: citesOnlyCheckedLaw(`${finding.basis.citation} ${finding.basis.sentence}`)
      ? sentence(finding.basis.sentence)
      : null,
  }
}

/** A request that quotes the field names it once. */
function namesField(request: string): boolean {
  return request.startsWith('Please verify this field: ')
}

/** What every letter says of a finding, whoever gets it; what is asked and on what ground depends on the recipient. */
export function quotedItem(
  finding: Finding,
  number: number,
  accounts: Finding['accounts'],
  isHere: (line: Evidence) => boolean,
  reports: readonly CreditReport[],
): Omit<LetterItem, 'ask' | 'law'> {
  const certainty = certaintyOf(finding)
  const title = inOwnVoice(finding.title)
  const entries = [...new Set(accounts.map((account) => entryName(account, reports)))]
  return {
    number,
    findingId: finding.id,
    heading: entries.length === 0 ? title : listText(entries),
    title,
    printedHere: quoteAll(finding.evidence.filter(isHere), reports),
    printedElsewhere: quoteAll(
      finding.evidence.filter((line) => !isHere(line)),
      reports,
    ),
    earlier: null,
    certainty,
    isCertain: certainty === 'certain',
    why: sentence(finding.statement),
    ground: restsOnPolicy(finding) ? 'policy' : 'law',
    citation: finding.basis.citation,
    ownWords: [],
    told: [],
  }
}

/** Titles speak to the client, those of before of the consumer; a letter is written in the first person. */
function inOwnVoice(title: string): string {
  return title
    .replace(/\byou are\b/g, 'I am')
    .replace(/\bYour\b/g, 'My')
    .replace(/\byour\b/g, 'my')
    .replace(/\byou\b/g, 'I')
    .replace(/\b[Tt]he consumer is\b/g, 'I am')
    .replace(/\b[Tt]he consumer has\b/g, 'I have')
    .replace(/\b[Tt]he consumer’?'?s\b/g, 'my')
    .replace(/\b(?:by|of|to) the consumer\b/g, (words) => words.replace('the consumer', 'me'))
    .replace(/\b[Tt]he consumer\b/g, 'I')
}

/** A request that starts with its verb starts with 'Please'. */
function polite(request: string): string {
  const text = sentence(request)
  return /^please\b/i.test(text)
    ? capitalised(text)
    : `Please ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/**
 * What is not certain is asked for as a question: the field by name with what it conflicts with, where another report
 * prints it differently; else the entry, and the change only if the furnisher confirms it.
 */
function verifying(request: string, here: QuotedLine[], elsewhere: QuotedLine[]): string {
  if (/^please verify\b/i.test(request.trim())) return polite(request)
  const field = here.find(({ label }) => elsewhere.some((line) => line.label === label))
  const conflict = elsewhere.find(({ label }) => label === field?.label)
  if (field !== undefined && conflict !== undefined) {
    return `Please verify this field: ${quotedInText(field)}, which conflicts with ${conflict.bureau}: ${quotedInText(conflict)}. ${polite(request)}`
  }
  const entries = new Set(here.map(({ entry }) => entry)).size
  const change = polite(request).replace(/^Please /, '')
  return `Please verify ${entries > 1 ? 'these entries' : 'this entry'} with the furnisher. If it confirms what I describe, ${change}`
}
