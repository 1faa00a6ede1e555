/** The letters as text at the end of the review, with words of the person's own. */
export const reviewLettersTexts = {
  loading: 'Loading your letters',
  failed: 'Your letters could not be loaded. Everything you saved is safe.',
  tryAgain: 'Try again',
  letterTo: (name: string) => `Your letter to ${name}`,
  openText: 'Read it here and add your words',
  closeText: 'Close the letter',
  draft: (count: number) =>
    count === 1
      ? 'This is a draft: 1 item waits for your decision. It is not shown here.'
      : `This is a draft: ${count} items wait for your decision. They are not shown here.`,
  emptyDraft: 'You have not decided on any item of this letter yet.',
  mailedAlone: 'This letter is final. It can no longer be changed.',
  byHand: 'a line to fill in by hand',
  enclosures: 'Enclosures',
  layout: {
    title: 'How your letters look',
    hint: 'Both say the same, with the same law. The choice is for all letters of this round.',
    paragraphs: 'Numbered paragraphs',
    paragraphsHint: 'In sentences, as a person writes a letter.',
    table: 'A table',
    tableHint: 'Short lines with labels.',
    saved: 'Saved. Your letters are being updated.',
    failed: 'The choice was not saved. Please try again.',
  },
  locked: 'What was read in your reports, the requests and the law are fixed. You can add words of your own.',
  law: {
    mark: 'The law’s words are underlined with dots.',
    topic: (name: string) => `the law: ${name}`,
  },
  words: {
    heading: 'Your own words',
    ofOpening: (name: string) => `Your own words for the letter to ${name}`,
    ofItem: (number: number, name: string) => `Your own words on item ${number} to ${name}`,
    add: 'Add your words',
    addAbout: (what: string) => `Add: ${what}`,
    change: 'Change',
    changeAbout: (what: string) => `Change: ${what}`,
    hint: (most: string) =>
      `Up to ${most} characters, in English if you can. You sign this letter, so everything in it must be true.`,
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
    save: 'Save my words',
    cancel: 'Close without saving',
    remove: 'Take them out',
    unsaved: 'Not saved yet. What you typed stays in this tab, even if you reload.',
    saved: 'Saved. The letter is being updated.',
    removed: 'Taken out. The letter is being updated.',
    undo: 'Undo',
    failed: 'Your words were not saved. They are still here. Please try again.',
    tooLong: (most: string) => `Write at most ${most} characters here.`,
    ssn: (number: string) =>
      `This looks like a whole Social Security number: ${number}. Leave it out, or write the last four digits only.`,
    account: (number: string) =>
      `This looks like a whole account number: ${number}. Write the last four digits only.`,
    changedElsewhere:
      'These words were changed meanwhile, here or on another device. They are under “Earlier versions”.',
    check: 'Before you sign, check these words',
    hints: {
      sworn: 'Write this only if you know that it is true. A false statement under oath is a crime.',
      threat: 'You may write this. A letter that only asks is usually enough at first.',
      notMine: 'Write this only if it is true. A false identity theft report is a crime.',
      paper: 'Put a copy of that paper in the envelope. Keep the original.',
    },
  },
  versions: {
    title: (count: number) => (count === 1 ? 'Earlier version' : `Earlier versions (${count})`),
    byClient: 'by you',
    byStaff: 'by our team, for you',
    nothing: 'No words',
    restore: 'Put this back',
    restoreAbout: (when: string) => `Put back the version of ${when}`,
  },
  /** What each section says, in plain words; shown at a tap. */
  laws: {
    '604': {
      name: 'Section 604',
      text: 'A bureau may give your report only for a purpose that the law permits, such as credit you asked for.',
    },
    '605': {
      name: 'Section 605',
      text: 'Most negative information may be reported for seven years, a bankruptcy for ten. This section says from when to count.',
    },
    '605B': {
      name: 'Section 605B',
      text: 'A bureau must block what came from identity theft within four business days. For this it needs your proof and your identity theft report.',
    },
    '607': {
      name: 'Section 607',
      text: 'A bureau must use reasonable procedures to make your report as accurate as possible.',
    },
    '609': {
      name: 'Section 609',
      text: 'You may see what is in your credit file, and where it came from.',
    },
    '611': {
      name: 'Section 611',
      text: 'If you dispute something, the bureau must look into it free of charge, usually within 30 days. What is wrong or cannot be verified must be corrected or deleted.',
    },
    '612': { name: 'Section 612', text: 'You may get your credit report free of charge every year.' },
    '623': {
      name: 'Section 623',
      text: 'The company that reports an account must not report what it knows is wrong. It must correct mistakes and look into your dispute.',
    },
    '807': {
      name: 'Section 807',
      text: 'A debt collector must not give false information. If it knows that you dispute a debt, it must say so when it reports it.',
    },
    '809': {
      name: 'Section 809',
      text: 'You can dispute a debt in writing within 30 days of the collector’s notice. Then the collector must stop collecting until it has mailed you proof.',
    },
    '1022': {
      name: 'Regulation V, 1022.43',
      text: 'This rule lets you dispute directly with the company that reports an account. It says what your letter must name.',
    },
    policy: {
      name: 'A policy, not a law',
      text: 'The bureaus published this rule for themselves. No law requires it, so the letter asks for it as a courtesy.',
    },
  },
} as const
