import type { Sentence, Word } from '../sentence.ts'
import { englishDay } from './english-days.ts'

/** What a bureau's answer is, why it was not read, and what became of an item. */
export const answerSentences = {
  'answer.neither': ({ bureau }: { bureau: string }) =>
    `This file is neither a results letter nor a credit report of ${bureau}. Upload the whole answer as one PDF.`,
  'answer.otherPerson': 'This report is of another person than the one that was disputed.',
  'answer.notNewer': ({ bureau, day }: { bureau: string; day: string }) =>
    `This report is of ${englishDay(day)}, no newer than the one that was disputed. Get a new one of ${bureau}.`,
  'answer.otherBureau': ({ other, bureau }: { other: string | null; bureau: string }) =>
    `This file is of ${other ?? 'another bureau'}, and the dispute was with ${bureau}. Upload it there.`,
  'answer.noResults': 'This is no results letter: it does not say what became of a dispute.',
  'answer.whoseResults':
    'This reads like an answer to a dispute, but it cannot be told which bureau wrote it. Upload all of its pages in one PDF.',
  'answer.isScan':
    'This answer is a scan, a picture of the paper. It is read by character recognition, which takes some minutes, and counts once you have compared it with the paper.',
  'answer.ofScan': ({ problem }: { problem: Sentence }, word: Word) =>
    `This answer is a scan, and was read by character recognition, which a faint or skewed page can mislead. ${word(problem)}`,
  'answer.reading':
    'This answer is a scan. It is being read by character recognition, which takes some minutes.',
  'answer.toConfirm':
    'This answer is a scan. What was read of it counts once you have compared it with the paper.',
  'answer.failed':
    'This scan could not be read. Scan it again, flat and in good light, or enter what the paper says.',
  'answer.noLetter': 'The letter that this answer belongs to is no longer there.',
  'answer.noFile': 'There is no file of this answer. It counts once what it says of each item is entered.',
  'answer.setAside': 'It was said of this file that it is no answer to the letter. Nothing in it counts.',
  'outcome.deleted':
    'The entry is gone from this report. Nothing more is asked; a return would need a notice to you within five business days.',
  'outcome.corrected': 'What was disputed now reads as you asked. Nothing more is asked.',
  'outcome.verified':
    'The bureau says that the entry is right. The next letter asks how it checked, and answers with what the report shows.',
  'outcome.changed_still_wrong':
    'Something was changed, but it still cannot be right. The next letter says what changed and what is still wrong.',
  'outcome.reinserted':
    'A deleted entry is back. The next letter asks for the certification and the notice that the law requires.',
  'outcome.reaged':
    'A date was moved, so that the entry would stay longer. The next letter disputes the new date.',
  'outcome.no_answer': 'The answer does not say what became of this item. The next letter asks again.',
}
