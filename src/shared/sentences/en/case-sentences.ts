import { englishDay as day } from './english-days.ts'

/** What calls about a client's case, its reports, its review and its documents are refused with. */
export const caseSentences = {
  'case.noClient':
    'We couldn’t find this case. Check the link, or sign in with the email address of your purchase.',
  'case.noPicture': 'There is no such picture.',
  'case.noFinding': 'There is no such finding.',
  'case.noQuestion': 'There is no such question.',
  'case.noValue': 'There is no such value.',
  'case.noDocument': 'There is no such document.',
  'case.noFile': 'There is no such file.',
  'case.noBureau': 'There is no such bureau.',
  'case.noReportOfBureau': 'No report of this bureau was uploaded.',
  'case.noReportToAddTo': 'There is no report yet to which a page could be added.',
  'case.reportChanged': 'This report was changed meanwhile. Look at it, and add the page again.',
  'case.filesChanged': 'Your files have changed since. Please look at the page again.',
  'case.intakeFirst': 'Please complete your intake first: the letters need your mailing address.',
  'case.reportFirst': 'Please upload at least one credit report first.',
  'case.paymentNotSettled': 'The payment for this case has not settled yet, so processing cannot start.',
  'case.paymentNotSettledForRound': 'The payment for this case is not settled, so no round can be prepared.',
  'case.serviceOver': ({ until }: { until: string }) =>
    `The service period of your package ended on ${day(until)}, so no new round can be begun. Everything that was made stays, and mailing, answers and deadlines go on. With a larger package you go on; you pay only the difference.`,
  'case.roundsUsed': ({ rounds }: { rounds: number }) =>
    `Your package holds ${rounds} rounds, and all of them are used. With a larger package you go on; you pay only the difference.`,
  'case.roundsUsedByTester': ({ rounds }: { rounds: number }) =>
    `The beta program holds ${rounds} rounds, and all of them are used.`,
  'case.justStarted': 'The processing has just been started.',
  'case.roundIsMailed':
    'The letters of this round are mailed. Prepare the next round once the bureaus have answered or their time is over.',
  'case.roundSentUndated': ({ round }: { round: number }) =>
    `Round ${round} was sent before this case came here, and its day is not entered yet. We enter it first; then the next round is prepared.`,
  'case.processingFailed': 'An error occurred during processing.',
  'case.nothingToDecide': 'There is nothing to decide yet: no report was analyzed.',
  'case.nothingToAskFor': 'There is nothing to ask for yet: no report was analyzed.',
  'case.roundIsClosed':
    'The letters of this round are mailed, so this can no longer be changed. It will count again in the next round.',
  'case.needsSpokenWord': 'First record what the client told you: who said it, when and how. Then try again.',
  'case.readAnew': 'Your reports were just read anew. Please look at the page again.',
  'case.findingsChanged': 'Your findings have changed meanwhile. Please look at the list again.',
  'case.chooseAnswer': 'Choose one of the answers.',
  'case.dayNotLaterThanToday': 'Enter the day, month and year, not later than today.',
  'case.digitsNotPrinted': 'None of your reports prints these digits.',
  'case.noLetter': 'This letter is no longer there. Please look at the page again.',
  'case.noItemInLetter': 'This item is no longer in the letter. Please look at the page again.',
  'case.letterIsMailed': 'This letter is mailed, so it can no longer be changed.',
  'case.wordsTooLong': ({ most }: { most: number }) =>
    `Write at most ${most.toLocaleString('en-US')} characters here.`,
  'case.wordsHoldSsn': ({ number }: { number: string }) =>
    `This looks like a whole Social Security number: ${number}. Leave it out, or write the last four digits only.`,
  'case.wordsHoldAccount': ({ number }: { number: string }) =>
    `This looks like a whole account number: ${number}. Write the last four digits only.`,
  'case.wordsHoldDisputedDigits': ({ digits }: { digits: string }) =>
    `Your reports disagree about the last four digits of your Social Security number. Leave out: ${digits}.`,
  'case.wordsNotPrintable': ({ signs }: { signs: string[] }) =>
    `The letter cannot print: ${signs.join(' ')} Leave it out, or write it in words.`,
  'case.birthDateNotPrinted': 'None of your reports prints this date of birth.',
  'case.entryNotInReports': 'One of these entries is not in your newest reports. Look at the page again.',
  'case.noCollector': ({ creditor }: { creditor: string }) =>
    `${creditor} is not a debt collector, so there is nothing for it to validate.`,
  'case.tooLargeForArchive':
    'This case is larger than 200 MB. Download its files one by one from the folder.',
}
