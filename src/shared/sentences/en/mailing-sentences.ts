import type { Sentence, Word } from '../sentence.ts'
import { englishDay as day } from './english-days.ts'

/** What the mail log, the answers of the bureaus and the next round are refused with, or wait for. */
export const mailingSentences = {
  'mailing.noLetter': 'There is no such letter.',
  'mailing.noEntry': 'There is no such entry.',
  'mailing.noEvidence': 'There is no such evidence.',
  'mailing.fullDay': 'Enter the day, month and year.',
  'mailing.dayToCome': 'This day is still to come. Enter it once it has happened.',
  'mailing.answerToCome': 'This day is still to come. Enter the day on which the answer came.',
  'mailing.mailedFirst': 'Enter first on which day you mailed this letter.',
  'mailing.certifiedNumber': 'Enter the number as on the receipt: 20 to 22 digits, no letters.',
  'mailing.beforeMade': ({ madeOn }: { madeOn: string }) =>
    `The letter was made on ${day(madeOn)}, so it cannot have been mailed before.`,
  'mailing.beforeStep': (given: { day: string }) =>
    `This is before ${day(given.day)}, the day of the step before it.`,
  'mailing.afterStep': (given: { day: string }) =>
    `This is after ${day(given.day)}, the day of the step that follows.`,
  'mailing.followedBy': (given: { day: string }) =>
    `You entered something for ${day(given.day)} that can only have followed the mailing.`,
  'mailing.roundBefore': ({ round, other, on }: { round: number; other: number; on: string }) =>
    `Round ${round} cannot have been mailed before round ${other}, on ${day(on)}.`,
  'mailing.roundAfter': ({ round, other, on }: { round: number; other: number; on: string }) =>
    `Round ${round} cannot have been mailed after round ${other}, on ${day(on)}.`,
  'mailing.logSays': ({ round, on }: { round: number; on: string }) =>
    `The mail log says that round ${round} was in the mail on ${day(on)}. Correct it there, and this date follows.`,
  'mailing.answerBeforeMailing': ({ mailedOn }: { mailedOn: string }) =>
    `The letter was mailed on ${day(mailedOn)}; an answer to it cannot have come before.`,
  'mailing.eventBeforeMailing': ({ mailedOn }: { mailedOn: string }) =>
    `The letter was mailed on ${day(mailedOn)}; this cannot have happened before.`,
  'mailing.noDisputeMailed': ({ bureau }: { bureau: string }) =>
    `No dispute letter to ${bureau} is in the mail log yet. Enter first when you mailed it.`,
  'mailing.answerToEarlier': ({ bureau }: { bureau: string }) =>
    `What the letter to ${bureau} disputed is not kept here, so its answer cannot be read item by item. Enter in the mail log, at that letter, that it was answered.`,
  'mailing.nameCompany': 'Enter the company to which the letter went.',
  'mailing.roundWrittenHere': ({ round }: { round: number }) =>
    `Round ${round} has letters that were written here. Enter their mailing in the mail log.`,
  'mailing.earlierRoundFirst': ({ round }: { round: number }) =>
    `Round ${round} has no mail date yet. Log its letters first.`,
  'mailing.earlierLogged': ({ recipient, round }: { recipient: string; round: number }) =>
    `The letter of round ${round} to ${recipient} is logged already, with other days. Correct them at the letter.`,
  'mailing.notForThisLetter': 'This cannot be entered for this letter.',
  'mailing.noticesBegan': ({ on }: { on: string }) =>
    `Such notices began on ${day(on)}. Look at the year again.`,
  'mailing.noSecondDay': 'No second day belongs to this entry.',
  'mailing.writtenAfterItCame': 'An answer cannot have been written after the day on which it came.',
  'mailing.noticeBeforeReturn': 'A notice cannot be older than the return of which it tells.',
  'mailing.proofNeeded': 'Add a photo or PDF that proves it: only a day with its proof counts here.',
  'mailing.entryChanged': 'This entry was corrected or taken back meanwhile. Look at the page again.',
  'mailing.stillDraft':
    'This letter is still a draft. Decide first on each of its grey items in your review; then print the finished letter and mail it.',
  'mailing.roundIsMailed': ({ round }: { round: number }) => `Round ${round} is mailed already.`,
  'mailing.noneMailed': 'No dispute letter has been mailed yet.',
  'mailing.roundNotKept': ({ round, until }: { round: number; until: string }) =>
    `No letter of round ${round} is kept here. Its answers are waited for until ${day(until)}.`,
  'mailing.nothingLeft': ({ round }: { round: number }) =>
    `Every item disputed in round ${round} was deleted or corrected: nothing is left to dispute.`,
  'mailing.resultsDue': ({ recipient, due }: { recipient: string; due: string }) =>
    `${recipient} has until ${day(due)} to send its results.`,
  'mailing.deliveryUnproved': ({ recipient }: { recipient: string }) =>
    `Nothing proves yet that the letter to ${recipient} was delivered: enter its delivery with a proof, or upload the answer.`,
  /** A round waits for several letters. */
  'mailing.waitsFor': ({ reasons }: { reasons: readonly Sentence[] }, word: Word) =>
    reasons.map(word).join(' '),
  'mailing.answerUnread': ({ bureau }: { bureau: string }) =>
    `The answer of ${bureau} could not be read, so it does not count yet. Enter first what the paper says.`,
  'mailing.answerUnsaid': ({ bureau }: { bureau: string }) =>
    `The answer of ${bureau} does not count yet. Enter first what it says of each item.`,
  'mailing.answerUnconfirmed': ({ bureau }: { bureau: string }) =>
    `The scanned answer of ${bureau} does not count yet. Compare it with the paper first.`,
  'mailing.answerReadAlready': 'This answer is read already.',
  'mailing.answerBeingRead': 'This answer is still being read.',
  'mailing.answerConfirmed': 'This answer is confirmed already.',
  'mailing.sayOfEachItem': 'Say of each item what the paper says before you confirm.',
  'mailing.noAnswer': 'There is no such answer.',
  'mailing.answerChanged': 'This answer was changed meanwhile. Look at the page again.',
  'mailing.answerIsThere': 'The same answer is already filed under that letter.',
  'mailing.reportOfBureau': ({ bureau }: { bureau: string }) =>
    `This is a report of ${bureau}. It can only answer a letter to ${bureau}.`,
  'mailing.noAnswerToConfirm': 'There is no such answer to confirm.',
}
