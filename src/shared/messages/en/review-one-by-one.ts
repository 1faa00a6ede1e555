/** The review one thing at a time, at `/account/review?view=one`: on a phone by itself. */
export const oneByOneTexts = {
  open: 'Decide one at a time',
  all: 'See everything on one page',
  progress: (said: number, all: number) => `${said} of ${all} decided`,
  progressLabel: 'What you have decided',
  place: (at: number, of: number) => `Screen ${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  later: 'Decide later',
  toLetters: 'Answer later: show what I will sign',
  stop: 'Stop here',
  stopHint: 'Everything is saved. You can go on at any time, here or on another device.',
  undo: 'Undo',
  saved: (title: string, decision: string) => `${title}: ${decision}. Saved.`,
  takenBack: (title: string) => `${title}: not decided. Saved.`,
  undoFailed: 'Your decision could not be taken back. It stands.',
  unsure: 'I am not sure',
  more: 'Why, and the law',
  provable: {
    title: 'What your reports prove',
    lead: 'Your reports themselves show each of these. With your yes they go into your letters in your name. Look at them one by one if you know one of them to be right; you can change each decision until your letters are mailed.',
    oneByOne: 'No, look at each one',
  },
  rest: {
    leave: (count: number) => `Leave these ${count} for later: show what I will sign`,
    leaveOthers: (disputed: number, count: number) =>
      `Yes, dispute these ${disputed} and leave the other ${count} for later: show what I will sign`,
    hint: 'They stay out of your letters for now. You can decide them until you mail, or in the next round.',
    which: 'Which ones are they?',
    saved: (count: number) =>
      count === 1 ? '1 finding is left for later. Saved.' : `${count} findings are left for later. Saved.`,
    failed: 'This could not be saved. Nothing has changed.',
    notLeft: (disputed: number) =>
      `You dispute ${disputed}. The others could not be left for later: they wait here.`,
  },
  finding: (position: number, of: number) => `Finding ${position} of ${of}`,
  answered: {
    dispute: 'Saved. It is a finding now, which waits for your decision.',
    drop: 'Saved. It stays out of your letters.',
  },
  question: 'A question only you can answer',
  value: 'Is this what your report shows?',
  identity: 'First, about you',
  sign: {
    title: 'This is what you will sign',
    lead: 'Letter by letter, only what you decided to dispute.',
    nothing: 'Nothing is disputed in this letter.',
    none: 'You dispute nothing, so there is no letter to sign. That is fine, too.',
    letterTo: (bureau: string) => `Your letter to ${bureau}`,
    open: (count: number) =>
      count === 1 ? '1 thing is not decided yet.' : `${count} things are not decided yet.`,
    toOpen: 'Go to the next open one',
    read: (bureau: string) => `Open the letter to ${bureau} as a PDF`,
    mail: 'Go on to mailing',
  },
} as const
