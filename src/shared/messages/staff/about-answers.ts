import type { Messages } from '../messages.ts'

/** The answers of bureaus and the next round as staff read them in a case: said of the client by name. English only. */
export function answersAbout(name: string, { results, said }: Messages) {
  const { scan, next } = results
  return {
    results: {
      ...results,
      lead: 'Each answer as it came: a results letter, a new report, or one without a file. It shows what became of each disputed item.',
      noneText: `When a bureau writes to ${name}, enter its answer above.`,
      notMailed: 'No letter to a bureau is in the mail yet.',
      noItems: 'None of the disputed items is named in it.',
      scan: {
        ...scan,
        reading: 'This answer is a scan. Its text is being read; the page can be closed.',
        unreadable: `It counts for nothing, and the next round waits, until somebody says what it says of each item: ${name}, or staff with the paper at hand.`,
        notAnswerHint: `Only for a wrong file. Nothing of it counts, and the next letter may say that no answer came. It can be taken back.`,
        lead: 'A machine read this from a picture and may be wrong. None of it counts before somebody has compared it with the paper.',
        title: 'Compare what was read with the paper',
        byHandLead: 'The next letters rest on what is entered here. Look at the paper for each item.',
        weRead: 'Read:',
        unnamed: 'Nothing about this item was found in the answer.',
        gone: 'This item was not found in the report anymore.',
        words: 'The bureau’s words, as far as they are known',
        dayHint: 'Mark it only where it is printed.',
        saveFailed: 'This could not be saved. What was entered is still here.',
        confirmed: 'Read from a scan, and compared with the paper.',
        confirmedByHand: 'It could not be read; what the paper says was entered by hand.',
      },
      move: {
        ...results.move,
        lead: 'It is then read again for the items of that letter. Deadlines and letters that are not mailed follow.',
      },
      next: {
        ...next,
        prepared: (round: number) =>
          `The letters of round ${round} are written and not mailed. If a bureau has answered since, prepare them again.`,
        startedText: 'Its letters appear in about a minute, here and in the portal.',
        toPortal: `Open the portal of ${name}`,
      },
    },
    said: { ...said, ...saidAbout(name) },
  } satisfies Partial<Messages>
}

/** What the server says on these parts of the page and would say to the client. */
function saidAbout(name: string) {
  return {
    'outcome.deleted': `The entry is gone from this report. Nothing more is asked; a return would need a notice to ${name} within five business days.`,
    'outcome.corrected': 'What was disputed now reads as it was asked. Nothing more is asked.',
    'answer.toConfirm':
      'This answer is a scan. What was read of it counts once it was compared with the paper.',
    'answer.isScan':
      'This answer is a scan, a picture of the paper. It is read by character recognition, which takes some minutes, and counts once it was compared with the paper.',
    'mailing.stillDraft': `This letter is still a draft: ${name} has not decided on each of its grey items.`,
    'envelope.stillDraft': `Some items of this letter still wait for a decision of ${name}. Then it can be signed and mailed.`,
  }
}
