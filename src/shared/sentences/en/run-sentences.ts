import type { Sentence, Word } from '../sentence.ts'
import { englishDay } from './english-days.ts'
import { missingPages, type Pages } from './missing-pages-words.ts'

interface Of {
  bureau: string
}

const counted = {
  accounts: 'accounts',
  hardInquiries: 'hard inquiries',
  publicRecords: 'public records',
}
/** What a report counts itself. */
export type CountedItems = keyof typeof counted

const inWords = (items: readonly CountedItems[], counts: readonly number[]) =>
  // As in letters: no comma before 'and'.
  new Intl.ListFormat('en-US', { type: 'conjunction' })
    .format(items.map((item, at) => `${counts[at]} ${counted[item]}`))
    .replace(/, and /, ' and ')

const rest =
  'What was not read is left out; everything else is used. To have all of it looked at, upload the PDF that the bureau itself gives.'
const kept = 'It is kept, and nothing is written on it'

/** What is odd about a set of reports, what a run goes on without, and why it stops. */
export const runSentences = {
  'run.failed': 'An error occurred during processing.',
  'run.clientGone': 'The client of this run is no longer there.',
  'run.noReports': ({ reasons }: { reasons: readonly Sentence[] }, word: Word) =>
    ['No report could be used.', ...reasons.map(word)].join(' '),
  'run.stops': ({ reasons }: { reasons: readonly Sentence[] }, word: Word) => reasons.map(word).join(' '),
  'run.notUploaded': ({ bureau }: Of) => `No ${bureau} report was uploaded.`,
  'run.scanBeingRead': ({ bureau }: Of) =>
    `The ${bureau} file is a scan that is still being read. Documents with it follow when that is done.`,
  'run.notUsed': ({ bureau, problem }: Of & { problem: Sentence }, word: Word) =>
    `The ${bureau} file could not be used. ${word(problem)}`,
  'run.otherBureau': ({ bureau, other }: Of & { other: string }) =>
    `The file uploaded as ${bureau} is a report of ${other}. Upload your ${bureau} report in its place.`,
  'run.notYours': ({ bureau }: Of) =>
    `The file uploaded as ${bureau} is not yours, as you said. Upload your own ${bureau} report in its place.`,
  'run.noName': ({ bureau }: Of) =>
    `No name could be read on the ${bureau} report. ${kept} until you say in your portal that it is yours.`,
  'run.sameNameTwice': ({ bureau }: Of) =>
    `Two of your reports show one name with different Social Security numbers and years of birth, so they are of two people. Nothing is written on the ${bureau} report until you say in your portal which of them is yours.`,
  'run.otherName': ({ bureau }: Of) =>
    `The ${bureau} report is made out to another name than yours. ${kept} until you say in your portal that it is yours.`,
  'run.otherNumberAndYear': ({ bureau }: Of) =>
    `The ${bureau} report shows another Social Security number and another year of birth than your other reports. ${kept}. Upload your own ${bureau} report in its place.`,
  'run.otherNameAndYear': ({ bureau }: Of) =>
    `The ${bureau} report shows another name and another year of birth than your other reports. ${kept}. Upload your own ${bureau} report in its place.`,
  'run.otherNameAndNumber': ({ bureau }: Of) =>
    `The ${bureau} report shows another name and another Social Security number than your other reports. ${kept}. Upload your own ${bureau} report in its place.`,
  'run.sameFileTwice': ({ bureau, name }: Of & { name: string }) =>
    `The same file was given twice: ${name}. It is read once, as the ${bureau} report.`,
  'run.severalOfBureau': ({
    bureau,
    names,
    days,
  }: Of & { names: readonly string[]; days: readonly string[] }) => {
    const [newest, ...older] = names.map((name, at) => `${name} of ${englishDay(days[at] ?? '')}`)
    const isNewest = days.every((day, at) => at === 0 || day < (days[0] ?? ''))
    return `There is more than one ${bureau} report. ${isNewest ? 'The newest' : 'One'} is used: ${newest}. Set aside: ${older.join('; ')}.`
  },
  'run.old': ({ name, day, daysAgo }: { name: string; day: string; daysAgo: number }) =>
    `${name} is of ${englishDay(day)}, ${daysAgo} days ago. Reports change every month: get a new one, free of charge, at AnnualCreditReport.com before you mail a letter.`,
  'run.farApart': ({ first, last }: { first: string; last: string }) =>
    `The reports are of different days, from ${englishDay(first)} to ${englishDay(last)}. A difference between bureaus may only mean that one report is older.`,
  'run.orderUnproven': ({ bureau }: Of) =>
    `The pages of the ${bureau} report print no page numbers, so that their order cannot be checked. See that they are in the order in which the bureau printed them.`,
  'run.orderByFit': ({ bureau }: Of) =>
    `The pages of the ${bureau} report print no page numbers, and do not fit together in the order of the file. They do as the front and the back sides of sheets, and were read so. Look at an account that begins on one page and ends on the next: if it is not right, put the pages in order and upload them anew.`,
  'run.missingPages': (missing: Pages & { isUnused?: true }) =>
    missing.isUnused === true
      ? `${missingPages(missing)} Add what is missing, or give the whole report again.`
      : `${missingPages(missing)} What stands there, and what runs over it, is left out; everything else is used. Add what is missing, or give the whole report again, to have all of it looked at.`,
  'run.counted': ({
    bureau,
    items,
    stated,
    found,
  }: Of & { items: readonly CountedItems[]; stated: readonly number[]; found: readonly number[] }) =>
    `The ${bureau} report counts ${inWords(items, stated)}; ${inWords(items, found)} could be read.`,
  'run.unreadLines': ({ bureau, lines, count }: Of & { lines: number; count: number }) =>
    `Of the ${lines} lines of the ${bureau} report ${count} could not be understood.`,
  'run.unfinished': ({ bureau, count }: Of & { count: number }) =>
    count === 1
      ? `One account of the ${bureau} report could not be read to its end.`
      : `Of the ${bureau} report ${count} accounts could not be read to their end.`,
  'run.monthsUnsaid': ({ bureau, count }: Of & { count: number }) =>
    count === 1
      ? `In the payment histories of the ${bureau} report one month shows a sign or color that the file itself does not explain, so that it is not known.`
      : `In the payment histories of the ${bureau} report ${count} months show signs or colors that the file itself does not explain, so that they are not known.`,
  'run.leftOut': ({ reasons }: { reasons: readonly Sentence[] }, word: Word) =>
    [...reasons.map(word), rest].join(' '),
  'run.tooLittle': ({ problem }: { problem: Sentence }, word: Word) =>
    `${word(problem)} No letter is written on a report read in part.`,
}
