/** The form in which staff enter a step of all letters of a round. English only. */
export const caseMailingTexts = {
  title: 'Enter the mailing of a round',
  lead: 'One press for all letters. A step without a proof is kept, and starts no deadline.',
  nothing: 'No letter waits for an entry.',
  draft: (recipients: string) =>
    `Still drafts, which nobody mails: ${recipients}. What the client has not decided comes again in the next round.`,
  step: 'What happened',
  choose: 'Choose the next step',
  steps: { handed_over: 'Handed over', accepted: 'Accepted by the carrier', delivered: 'Delivered' },
  round: (round: number) => `Round ${round}`,
  day: 'Day, for all',
  letter: (recipient: string) => `Letter to ${recipient}`,
  ownDay: (recipient: string) => `Another day: ${recipient}`,
  number: (recipient: string) => `Tracking number: ${recipient}`,
  proof: (recipient: string) => `Proof: ${recipient}`,
  save: (letters: number) => (letters === 1 ? 'Enter 1 letter' : `Enter ${letters} letters`),
  saved: (letters: number) => (letters === 1 ? '1 letter is entered.' : `${letters} letters are entered.`),
  withoutProof: (recipients: string) => `Without a proof, so that no deadline runs: ${recipients}.`,
  failed: 'Not everything was entered. What you typed is still here.',
  notEntered: 'This letter was not entered.',
  chooseOne: 'Tick at least one letter',
  missingDay: 'Enter the day',
} as const
