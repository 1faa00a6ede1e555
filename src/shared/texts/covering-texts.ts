import type { TextEntry, TextGroup, TextLock } from './text-entry.ts'

/** What the operator says in the covering text of letters; '' for nothing. English, as letters are. */
export interface CoveringText {
  /** Behind what is asked, before the items. */
  opening: string
  /** Before the thanks. */
  closing: string
  /** Null: the person's own phrase of several. */
  thanks: string | null
}

/** Of the letters of one round. */
export interface CoveringTexts {
  bureau: CoveringText
  furnisher: CoveringText
}

export interface LetterTextGroup extends TextGroup {
  kind: 'letter'
  recipient: keyof CoveringTexts
}

const asked: TextLock = {
  source: '15 U.S.C. 1681i(a)',
  why: 'It is what the letter asks for, in words that differ from person to person.',
}
const askedOfFurnisher: TextLock = {
  source: '15 U.S.C. 1681s-2(a)(8), 12 CFR 1022.43',
  why: 'It is what the letter asks for, in words that differ from person to person.',
}

const locked = (path: string, label: string, lock: TextLock): TextEntry => ({
  id: path,
  path,
  label,
  place: 'letter',
  args: [],
  required: [],
  locked: lock,
})
const open = (path: string, label: string, place: TextEntry['place'] = 'letter'): TextEntry => ({
  id: path,
  path,
  label,
  place,
  args: [],
  required: [],
  locked: null,
})

const ofBureau = [
  locked('bureau.asking', 'The request', asked),
  open('bureau.opening', 'A paragraph of your own, before the items'),
  locked('bureau.passingOn', 'Passing the dispute on', asked),
  locked('bureau.time', 'The time and the results', asked),
  open('bureau.closing', 'A paragraph of your own, before the thanks'),
  open('bureau.thanks', 'Thanks', 'line'),
]
const ofFurnisher = [
  locked('furnisher.asking', 'The dispute', askedOfFurnisher),
  open('furnisher.opening', 'A paragraph of your own, before the items'),
  locked('furnisher.investigating', 'The request', askedOfFurnisher),
  locked('furnisher.correcting', 'What follows from an error', askedOfFurnisher),
  open('furnisher.closing', 'A paragraph of your own, at the end'),
]

const round = (number: string, name: string): LetterTextGroup => ({
  key: `letter-bureau-${number}`,
  name: `Letters to bureaus: ${name}`,
  lead: 'Letters that are prepared from now on; what a client has before them stays as it is.',
  kind: 'letter',
  recipient: 'bureau',
  entries: ofBureau,
})

export const coveringGroups: readonly LetterTextGroup[] = [
  round('1', 'round 1'),
  round('2', 'round 2'),
  round('3', 'round 3 and later'),
  {
    key: 'letter-furnisher',
    name: 'Letters to companies: round 3 and later',
    lead: 'Letters that are prepared from now on; what a client has before them stays as it is.',
    kind: 'letter',
    recipient: 'furnisher',
    entries: ofFurnisher,
  },
]

/** The group of the letters to bureaus of a round, from 1 on. */
export function bureauGroupOf(round: number): string {
  return `letter-bureau-${Math.min(Math.max(round, 1), 3)}`
}
