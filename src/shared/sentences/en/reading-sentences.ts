import type { Sentence, Word } from '../sentence.ts'
import { missingPages, type Pages } from './missing-pages-words.ts'

/** What a report must show before anything of it can be used. */
const parts = {
  date: 'the date of the report',
  issued: 'the date on which the report was issued',
  generated: 'the date on which the report was generated',
  created: 'the date on which the report was created',
  columns: 'the columns of the bureaus',
  creditors: 'the names of many of its accounts',
  accounts: 'most of its list of accounts',
}
export type ReportPart = keyof typeof parts

const unseenLacks = {
  bureau: 'but not which one of the three bureaus prepared it',
  date: 'but the date of the report cannot be found in it',
  accounts: 'but its accounts cannot be read with certainty',
}

const kinds = {
  png: 'a picture (PNG)',
  jpeg: 'a photo (JPEG)',
  heic: 'an iPhone photo (HEIC)',
  gif: 'a picture (GIF)',
  zip: 'a Word, Pages or ZIP file',
  office: 'an old Word or Excel file',
  rtf: 'a rich text document',
  page: 'a saved web page',
  text: 'a plain text file',
  other: 'a file of another kind',
}
/** Kinds of files that people send in place of a PDF. */
export type OtherKind = keyof typeof kinds

const agencies = {
  bureau: 'a smaller credit bureau',
  records: 'an agency that collects public records and insurance claims',
  accounts: 'an agency that keeps records of bank accounts',
}
/** What an agency that is none of the three bureaus keeps of a person. */
export type AgencyKind = keyof typeof agencies

const save =
  'Open your report at AnnualCreditReport.com, choose Print and then “Save as PDF”, and use that file.'
const saveInside = `${save.charAt(0).toLowerCase()}${save.slice(1)}`
const source =
  'Get the reports of Experian, Equifax and TransUnion at AnnualCreditReport.com (they are free), each one as its own PDF.'

interface Holds {
  problem: Sentence
}

/** What a file turned out to hold, and why it was not read. */
export const readingSentences = {
  'reading.twoPeopleOfFiles':
    'The files are reports of different people, so none of them is used. Give those of one person alone.',
  'reading.namelessFile':
    'Nothing that is left of it says whose report it is, so it is not used. Give it whole, with the page that names the person.',
  'reading.otherPersonOfFile': 'It is a report of another person than the other files, so it is not used.',
  'reading.empty': `This file is empty: it has 0 bytes, so its download was probably interrupted. ${save}`,
  'reading.notPdf': ({ kind }: { kind: OtherKind }) => `This is ${kinds[kind]}, not a PDF. ${save}`,
  'reading.locked':
    'This PDF is locked with a password. Type the password with which you open it, in your portal or on the upload page: it is used once and not kept.',
  'reading.cutOff':
    'This PDF is cut off: the end of the file is missing, so part of the report would be left out. Download the report again and use the complete file.',
  'reading.broken':
    'This PDF is damaged and cannot be opened. Download the report again, or open it and choose Print and then “Save as PDF”, and use that file.',
  'reading.scanned': `This PDF is a scan: its pages are pictures without text. It will be read by character recognition, which takes some minutes, and you will be asked to check what was read before a letter uses it. A file with text is surer: ${saveInside}`,
  'reading.unmapped': `This PDF shows text, but does not say which letters it is made of, as some print programs write it. It will be read by character recognition, as a scan is, which takes some minutes, and you will be asked to check what was read before a letter uses it. A file made in another way is surer: ${saveInside}`,
  'reading.longScan': `This PDF is a scan of more than 60 pages, which is too long to be read by character recognition. ${save}`,
  'reading.noText': `This PDF has no text on any page, so there is nothing to read in it. ${save}`,
  'reading.tooLarge':
    'This PDF is larger than any credit report. Use only the report of one bureau, as it was downloaded.',
  'reading.floods':
    'This PDF takes far more memory to open than any credit report, so reading it was stopped. Download the report again from the bureau and use that file.',
  'reading.timeout':
    'Reading this PDF took too long and was stopped. Open it, choose Print and then “Save as PDF”, and use the new file.',
  'reading.partlyScanned': ({ pages, count }: { pages: string; count: number }) =>
    `${count === 1 ? `Page ${pages} of this PDF is a picture without text.` : `Pages ${pages} of this PDF are pictures without text.`} Character recognition reads what has no text, which takes some minutes, and you will be asked to check what was read there before a letter uses it. The other pages are read as they are.`,
  'reading.notReport': `This file opens, but it is not a credit report. ${source}`,
  'reading.threeBureau': `This is a monitoring service's report with the three bureaus side by side, which leaves out what the bureaus themselves print. ${source}`,
  'reading.several': `This PDF holds the reports of several bureaus in one file. ${source}`,
  'reading.unseen': ({ lack }: { lack: keyof typeof unseenLacks }) =>
    `This looks like a credit report in a form that we have not met before, ${unseenLacks[lack]}. ${source}`,
  'reading.twoPeople':
    'This PDF holds the reports of different people. Save the reports of each person as PDFs of their own.',
  'reading.disordered':
    'The pages of this credit report are not in their order, and print no numbers to put them right. Use the file as the bureau gives it, its first page first.',
  'reading.tooFewPages': (missing: Pages) =>
    `${missingPages(missing)} What is left of the report cannot be read. Add what is missing, or download the whole report again and use that file.`,
  'reading.lacks': ({ part, isOrdered }: { part: ReportPart; isOrdered: boolean }) =>
    `This credit report could not be read: ${parts[part]} cannot be found in it. ${source}${isOrdered ? '' : ' Its pages print no numbers: see, too, that all of them are there, in the order in which the bureau printed them.'}`,
  'reading.otherAgency': ({
    name,
    agency,
    pages,
  }: {
    name: string
    agency: AgencyKind
    pages: string | null
  }) =>
    `${!pages ? 'This is' : pages.includes('-') ? `Pages ${pages} of this file show` : `Page ${pages} of this file shows`} a report of ${name}, ${agencies[agency]}, and of none of the three bureaus. No letter is made from it: write to ${name} itself to dispute an entry, which is free, to ask for a copy of your file, or for a freeze. ${!pages ? source : 'The other pages of the file are read.'}`,
  'reading.ofScan': ({ problem }: Holds, word: Word) =>
    `This PDF is a scan, and was read by character recognition, which a faint or skewed page can mislead. ${word(problem)}`,
  'reading.scanFailed':
    'This scan could not be read. Get the report as a PDF from the bureau, or scan it again.',
  'reading.noReport': 'No report was found in this file.',
  'reading.otherBureau': ({ bureau, slot }: { bureau: string; slot: string }) =>
    `This is a report of ${bureau}, not of ${slot}. Upload it under ${bureau}, and choose your ${slot} report here.`,
  'reading.bureausInFile': ({ bureaus, counts }: { bureaus: readonly string[]; counts: readonly number[] }) =>
    `${bureaus.length === 3 ? 'A three-bureau report' : 'A report of two bureaus'}: ${bureaus.map((bureau, at) => `${bureau} ${counts[at]}${at === 0 ? ' accounts' : ''}`).join(', ')}.`,
  'reading.partNotUsed': ({ problem }: Holds, word: Word) =>
    `A part of this file was not used. ${word(problem)}`,
  'reading.unreadLines': ({ count }: { count: number }) =>
    count === 1
      ? 'One line of this report was not understood.'
      : `${count} lines of this report were not understood.`,
  'reading.monthsUnsaid': ({ count }: { count: number }) =>
    count === 1
      ? 'One month of the payment histories shows a sign or color that this file does not explain, so that it is not known.'
      : `${count} months of the payment histories show signs or colors that this file does not explain, so that they are not known.`,
  'reading.all': ({ reasons }: { reasons: readonly Sentence[] }, word: Word) => reasons.map(word).join(' '),
  'reading.uncertain': 'Not all of this report was read with certainty.',
  /** Said before sentences had keys, in words. */
  'reading.asKept': ({ words }: { words: string }) => words,
}
