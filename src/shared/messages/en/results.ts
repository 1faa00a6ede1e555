import { outcomeTexts } from './outcome.ts'
import { scannedAnswerTexts } from './scanned-answers.ts'

/** What the bureaus answered, and the next round (on the mail log's page). */
export const resultsTexts = {
  title: 'What the bureaus answered',
  lead: 'Upload each answer as it comes: a results letter or a new report. Each disputed item then shows what became of it.',
  failed: 'The answers could not be loaded.',
  none: 'No answer is here yet',
  noneText:
    'When a bureau writes back, upload its letter here: the PDF from its website, or photos of the paper.',
  notMailed: 'First enter when you mailed a letter. An answer can only come after that.',
  upload: {
    open: 'Upload an answer',
    title: 'Upload an answer',
    bureau: 'Which bureau answered?',
    receivedOn: 'On which day did it come?',
    file: 'The answer',
    fileHint:
      'A results letter or a new report of that bureau: a PDF, or photos of every page (JPG, PNG, WebP), together up to 25 MB.',
    save: 'Upload this answer',
    saving: 'Uploading...',
    cancel: 'Cancel',
    failed: 'The answer could not be uploaded. What you entered is still here.',
    saved: (bureau: string) => `The answer of ${bureau} is here`,
    problems: {
      bureau: 'Please choose the bureau',
      receivedOn: 'Please enter the day on which it came',
      future: 'The day cannot be in the future',
      file: 'Please choose the file of the answer',
      wrongKind: 'Choose a PDF, photos (JPG, PNG, WebP) or a saved web page',
      heic: 'This photo is in the HEIC format. Take it again with “Take a photo”, or save it as a JPG first',
      empty: 'The selected file is empty',
      tooLarge: 'The files together must be smaller than 25 MB',
    },
  },
  answerOf: (bureau: string, round: number) => `${bureau}, round ${round}`,
  received: (day: string) => `received ${day}`,
  sources: { 'results-letter': 'Results letter', 'new-report': 'New report' },
  notRead: 'This answer could not be read',
  noItems: 'None of your disputed items is named in it.',
  outcomes: {
    deleted: 'Deleted',
    corrected: 'Corrected',
    verified: 'Verified',
    changed_still_wrong: 'Changed, still wrong',
    reinserted: 'Put back',
    reaged: 'Moved to a later date',
    no_answer: 'No answer',
  },
  said: (bureau: string) => `${bureau} prints`,
  scan: scannedAnswerTexts,
  outcome: outcomeTexts,
  next: {
    title: 'The next round',
    prepare: (round: number) => `Prepare round ${round}`,
    ready: (round: number) => `Round ${round} answers what the bureaus said, or that they said nothing.`,
    prepared: (round: number) =>
      `Round ${round} is ready; its letters are at the top of this page. If a bureau has answered since, prepare them again.`,
    anew: (round: number) => `Prepare round ${round} again`,
    waiting: 'It cannot be prepared yet',
    started: (round: number) => `Round ${round} is being prepared`,
    startedText: 'Your new letters appear in your portal in about a minute.',
    toPortal: 'Go to your portal',
    failed: 'The next round could not be started.',
  },
} as const
