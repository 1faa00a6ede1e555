/** The mails about a client's case. `added` is where the operator may say more; as shipped nothing stands there. Days come written out; names of bureaus as the bureaus write them. */
export const clientMailTexts = {
  greeting: (name: string) => `Hello ${name},`,
  portal: 'Open your portal',
  contact: (email: string) => `Questions? Write to us under Contact support in your portal, or to ${email}.`,
  optional:
    'This is an optional reminder. You can stop such emails below; emails about your case and your purchase still come.',
  facts: {
    stage: 'Stage of your case',
    reports: 'Credit reports we have',
    reportsOf: (count: number) => `${count} of 3`,
    findings: 'Findings of the analysis',
    letters: 'Letters drafted',
    round: 'Round',
    mailedOn: 'Mailed on',
    nextLook: 'We write again',
    onOrAbout: (day: string) => `on or about ${day}`,
  },
  stages: {
    uploaded: 'Documents Received',
    round1_sent: 'Round 1 Sent',
    round2_sent: 'Round 2 Sent',
    round3_sent: 'Round 3 Sent',
    completed: 'Completed',
  },
  letter: {
    answered: 'Its answer is in your mail log.',
    late: (day: string) => `No answer is in your mail log. Its time to send the results ended on ${day}.`,
    until: (day: string) => `No answer is in your mail log yet. It has until ${day} to send the results.`,
    unproved:
      'No answer is in your mail log, and no proof of delivery: without one no last day can be named.',
  },
  next: {
    title: 'Your next step',
    intake: 'Complete your intake: the letters need your name and mailing address as they are there.',
    reports: (count: number) =>
      `Upload your credit reports. We have ${count} of 3; the reading starts by itself with all three, or from your portal with those there are.`,
    reading: 'Your reports are being read. We write to you when the analysis is complete.',
    review:
      'Read each finding with its proof, and decide which of them you dispute. Dispute only what is not right: nothing else enters a letter.',
    mail: (round: number) =>
      `Once a letter of round ${round} is ready to sign, send it by certified mail. Enter the receipt in your mail log.`,
    noLetter:
      'Nothing to mail: this round has no letter. Your portal says why, what to keep and when to look again.',
    answers: 'Upload every answer that has come, also one that says that nothing was changed.',
    wait: (day: string) => `Nothing for now. If an answer comes before ${day}, upload it at once.`,
    payment: 'Nothing for now. The reading of your reports can start as soon as your payment is confirmed.',
    unpaid:
      'Choose a package in your portal: nothing is paid for this case yet. Your answers and files are kept.',
    failed:
      'We have no confirmed payment for this case: it was refunded or did not go through. Write to us if you think that is wrong.',
    start: 'Your reports are here. Start the reading in your portal.',
    waiting: 'Nothing for now. Your reports are here, and we start the reading for you within 24-48 hours.',
    sentUndated: (round: number) =>
      `Nothing for now. Round ${round} was sent before your case came here; once we have entered its day, your reports are read for the next one.`,
    whose: 'Say in your portal whose report this is. Nothing is written on it before.',
    stopped: 'The reading of your reports stopped. Your portal says why, and what you can do.',
    enterMailed: (recipients: string) =>
      `Enter in your mail log when you mailed the letters to ${recipients}, with the receipt.`,
    nextRound: (round: number) => `Prepare round ${round} in your portal: the answers are here, or overdue.`,
    prove: (recipients: string | null) =>
      recipients === null
        ? 'Enter in your mail log that your letters were delivered, with a proof such as the tracking page: a deadline runs only from there.'
        : `Enter in your mail log that the letters to ${recipients} were delivered, with a proof such as the tracking page: a deadline runs only from there.`,
    estimate: (day: string) =>
      `Counted from the mailing, answers may be expected until about ${day}: an estimate, and no deadline of the law.`,
    completed: 'Nothing. Your portal and your documents stay open to you.',
  },
  welcome: {
    added: '',
    subject: 'Welcome to ARMOR',
    preheader: 'Your intake is complete. This is what happens next.',
    title: 'Your intake is complete',
    intro:
      'Thank you. ARMOR reads your credit reports line by line and checks them by fixed rules. It shows you the line that each finding rests on.',
    steps: [
      'ARMOR reads your reports. We write to you when the analysis is complete.',
      'You look at each finding with its proof and decide what you dispute.',
      'You sign the letters and mail them yourself. From the day on which a bureau receives one, it has 30 days to investigate, and 45 in some cases.',
    ],
  },
  analysis: {
    added: '',
    subject: 'Your analysis is complete',
    title: 'Your analysis is complete',
    preheader: (count: number) =>
      count === 1 ? '1 finding waits for your decision.' : `${count} findings wait for your decision.`,
    nothingFound: 'Nothing was found to dispute.',
    intro: (count: number) =>
      count === 0
        ? 'ARMOR has read your reports and found nothing that its rules question.'
        : count === 1
          ? 'ARMOR has read your reports. 1 finding waits for you, with the line of the report it is based on.'
          : `ARMOR has read your reports. ${count} findings wait for you, each with the line of the report it is based on.`,
    none: 'Your reports have not been analyzed yet.',
    decide:
      'A finding is a question to the bureau, not a verdict: only you know what is right. A letter holds only what you decide to dispute. What you have not decided on is grey in a draft, which is not ready to sign.',
    button: 'Look at the findings',
  },
  followUp: {
    added: '',
    subject: (round: number) => `Round ${round}: have the bureaus answered?`,
    title: (round: number) => `Round ${round}: have the bureaus answered?`,
    preheader: (day: string) => `Your letters were mailed on ${day}.`,
    intro: (round: number, day: string) =>
      `Your letters of round ${round} were mailed on ${day}. This is what your mail log says of each:`,
    notMailed: (round: number) => `The letters of round ${round} have no mail date yet.`,
    next: (round: number) =>
      `When the answers are in, or the bureaus’ time is over, you can prepare round ${round} in your portal.`,
    last: 'If an error is still there after round 3, you can complain to the Consumer Financial Protection Bureau (CFPB).',
    button: 'Enter the answers',
  },
  checkIn: {
    added: '',
    subject: 'Where your dispute stands',
    title: 'Where your dispute stands',
    preheader: 'A quiet month: here is what your case shows.',
    intro: 'It has been quiet in your case for a while. This is where it stands:',
  },
  reminder: {
    added: '',
    preheader: 'One step of yours is waiting.',
    intake: 'Your intake is not complete yet',
    reports: 'Your credit reports are not complete yet',
    review: 'Your findings wait for your decision',
    other: 'Where your dispute stands',
    intro: 'A short reminder, sent by itself. This is where your case stands:',
  },
  results: {
    added: '',
    subject: 'Your dispute results are in your portal',
    title: 'Your dispute results are in your portal',
    preheader: 'They are written out in your portal.',
    intro:
      'The results of your dispute are in your portal. They’re about your credit, so we don’t repeat them in this email.',
    none: 'No results are written in your portal yet.',
    button: 'Read your results',
  },
  stage: {
    added: '',
    subject: (stage: string) => `Your case is now at: ${stage}`,
    title: (stage: string) => `Your case is now at: ${stage}`,
    preheader: 'What this means, and what happens next.',
    mailed: (round: number, day: string | null) =>
      day === null
        ? `Round ${round} of your dispute is marked as mailed.`
        : `Round ${round} of your dispute was mailed on ${day}.`,
    law: 'A bureau has 30 days to investigate from the day it receives a dispute, and 45 in some cases; then it sends its results within five business days.',
    completed: 'Your case is marked as completed. Your portal and your documents stay open to you.',
  },
} as const
