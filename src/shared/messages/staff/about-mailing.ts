import type { Messages } from '../messages.ts'

/**
 * The mail log and the packets as staff read them in a case: said of the client by name, where the client's own page says "you".
 * English only.
 */
export function mailingAbout(name: string, { mailing, envelopes, portal }: Messages) {
  const { letters, form, events, clocks } = mailing
  const { kinds } = events
  return {
    mailing: {
      ...mailing,
      letters: {
        ...letters,
        emptyText:
          'When the letters are written, each has a row here: its steps, its proof and its deadlines.',
        mailed: 'Enter that it was mailed',
        mailedNamed: (letter: string) => `Enter that it was mailed: ${letter}`,
        replaced: (round: number) =>
          `The letter of round ${round} replaces this one. It is not to be mailed any more; if it was, enter it here.`,
      },
      form: {
        ...form,
        stateChoices: {
          ...form.stateChoices,
          handed_over: { ...form.stateChoices.handed_over, label: 'It was mailed' },
        },
        lateDecisions: (recipients: string) =>
          `The letter to ${recipients} still waits for decisions of ${name}. With this entry it holds only what is decided by now; the rest comes again in the next round.`,
        firstOfRound:
          'Once this is saved, the letters of this round are final. New decisions go into the next round.',
        failed: 'The step could not be saved. What was entered is still here.',
      },
      events: {
        ...events,
        title: 'What else was entered',
        kinds: {
          more_info_sent: {
            ...kinds.more_info_sent,
            enter: 'More information was sent',
            entered: 'More information was sent',
            explain:
              'If their time is 30 days, what is sent while they investigate can give them up to 15 days more. Where it is 45 days already, nothing changes.',
            day: 'What day was it sent?',
            evidenceHint:
              'The receipt or what was sent: JPG, PNG or PDF up to 10 MB. The longer time counts also without it.',
          },
          validation_notice: {
            ...kinds.validation_notice,
            explain: `A collector must send ${name} a notice with the amount and the name of the creditor. From the day on which it came there are 30 days to ask for verification in writing.`,
          },
          reinsertion_notice: {
            ...kinds.reinsertion_notice,
            explain: `A bureau that puts a deleted item back must tell ${name} in writing within five business days.`,
          },
          interim_answer: {
            ...kinds.interim_answer,
            explain:
              'The company can say within 15 days that it is still working on it. It must then give a final answer within 60 days.',
          },
          answered: kinds.answered,
          came_back: kinds.came_back,
        },
        printed: {
          ...events.printed,
          reinsertion_notice: {
            ...events.printed.reinsertion_notice,
            hint: 'Only if the notice prints it. Without it, the case cannot show whether the notice was on time.',
          },
        },
        failed: 'The entry could not be saved. What was entered is still here.',
      },
      clocks: {
        ...clocks,
        none: 'No deadline runs yet. The first one starts with a delivery that is proved.',
        waiting: 'Starts when the delivery is proved',
        waitingForNotice: 'Once the day of its first notice is entered',
        waitingForAnswer: 'Once the answer is entered',
      },
    },
    envelopes: {
      ...envelopes,
      holds: (pages: number) =>
        `The letter (${pages === 1 ? 'one page' : `${pages} pages`}), what is needed to mail it, and:`,
      alone: 'The letter, and what is needed to mail it. Nothing is enclosed with this letter.',
      draft: `The packet is ready once ${name} has decided on every item of this letter.`,
      sign: {
        ...envelopes.sign,
        onlyClient: `Only ${name} can sign, on the screen or by hand.`,
        lost: `This letter changed after it was signed, so ${name} has to sign it again.`,
      },
    },
    portal: {
      ...portal,
      documents: {
        ...portal.documents,
        waiting: (count: number) =>
          count === 1
            ? `1 item waits for a decision of ${name}.`
            : `${count} items wait for decisions of ${name}.`,
        decide: `Open the review of ${name}`,
      },
    },
  } satisfies Partial<Messages>
}
