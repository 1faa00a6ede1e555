/**
 * A text of the product's own that its operator may word anew, one sentence or paragraph at a time (decision 098). Which there
 * are stands in the lists of this folder; what they say as shipped stays in the message catalogue, where `path` leads.
 */
export interface TextEntry {
  /** Names it once and for all within its catalogue: its path, with the form behind a colon: 'analysis.intro:one'. */
  id: string
  /** Where it stands in the catalogue: 'analysis.intro', 'welcome.steps.0'. */
  path: string
  /** What staff call it. */
  label: string
  place: TextPlace
  /**
   * What the function of the catalogue is called with, in order: the name of a variable, or a value that makes this form of
   * it. Of a plain text: none.
   */
  args: readonly TextArgument[]
  /** Variables without which it would not say what it has to. */
  required: readonly TextVariable[]
  /** Why nobody changes it; null for what may be changed. */
  locked: TextLock | null
}

/**
 * 'line': one line of plain text; 'paragraph': several, with the markup of marked-text.ts; 'added': the same, and may be empty;
 * 'letter': plain paragraphs of a letter, and may be empty.
 */
export const textPlaces = ['line', 'paragraph', 'added', 'letter'] as const
export type TextPlace = (typeof textPlaces)[number]

export const textVariables = {
  name: 'the reader’s name',
  email: 'your address for messages',
  count: 'a number',
  round: 'the number of the round',
  day: 'a day, written out',
  stage: 'the stage of the case',
  recipients: 'who letters went to',
  minutes: 'how many minutes it works',
  amount: 'a sum of money',
  product: 'what was bought',
  price: 'what it costs',
  every: 'how often it renews',
  since: 'the day it was bought',
  recipient: 'who the letter went to',
  number: 'the number of the case',
  author: 'who of you wrote',
  work: 'what was done',
  time: 'a day and a time',
  status: 'the status of the application',
  document: 'the document that is asked for',
  all: 'how many there are',
} as const
export type TextVariable = keyof typeof textVariables

type TextArgument = TextVariable | number | null

/** Words that the law asks for, or that keep the mail true. */
export interface TextLock {
  /** What it rests on: '15 U.S.C. 7704(a)(5)'; of a rule of the product's own its name. */
  source: string
  why: string
}

/** Texts that were worded anew, by their ids. */
export type TextChanges = Readonly<Record<string, string>>

/** Texts that are worded, previewed and put back together. */
export interface TextGroup {
  key: string
  name: string
  /** When it is used, for staff. */
  lead: string
  entries: readonly TextEntry[]
}

/** The variables of an entry, each once, in the order of its sentence. */
export function variablesOf({ args }: Pick<TextEntry, 'args'>): TextVariable[] {
  return args.filter((each) => typeof each === 'string')
}

/** The most characters that each place takes. */
export const longestText: Readonly<Record<TextPlace, number>> = {
  line: 150,
  paragraph: 1500,
  added: 3000,
  letter: 800,
}
