/** The client portal. Titles of toasts and states as in the specification. */
export const portalTexts = {
  pageTitle: 'Your dispute portal',
  loading: 'Loading your dashboard...',
  unable: 'Unable to load client data',
  noClient: { title: 'No client ID found', description: 'Redirecting to home page...' },
  goHome: 'Go to the home page now',
  signInLead: 'Sign in with the email address of your purchase or application to open it.',
  loadFailed: { title: 'Error loading data', description: 'Please try refreshing the page' },
  staleText: 'What you see below was loaded before and may be out of date.',
  tryAgain: 'Try again',
  offline: {
    title: 'You are offline',
    text: 'You can read this page. It updates when you’re back online.',
  },
  chooseTitle: 'Your cases',
  chooseLead: 'There is more than one case for your address. Which one do you want to open?',
  startedOn: (day: string) => `started ${day}`,
  welcome: (name: string) => `Welcome, ${name}`,
  caseNumber: (id: number) => `Case number ${id}`,
  refresh: 'Refresh',
  refreshNamed: (what: string) => `Refresh: ${what}`,
  signOut: 'Sign out',
  signOutFailed: { title: 'Error', description: 'You could not be signed out. Please try again.' },
  next: {
    heading: 'What to do now',
    intake: {
      title: 'Complete your intake',
      text: 'We need your address and your answers before we can write your letters.',
      action: 'Complete intake',
    },
    intakeTester: {
      title: 'Complete your intake',
      text: 'We need your address, your answers and your reports before anything can be written.',
      action: 'Complete intake',
      failed: 'The intake could not be opened. Please try again.',
    },
    payment: {
      title: 'Your payment is being confirmed',
      text: 'Processing can start as soon as it clears. There is nothing you need to do; this page updates itself.',
    },
    unpaid: {
      title: 'Nothing is paid for this case yet',
      text: 'Your answers and files are kept. Choose a package: the payment counts for this case, and the reading of your reports can start then.',
    },
    failed: {
      title: 'We have no confirmed payment for this case',
      text: 'It was refunded or did not go through. Contact support if you think that is wrong.',
    },
    uploadNone: {
      title: 'Upload your credit reports',
      text: 'We can start as soon as we have at least one report.',
      action: 'Upload reports',
    },
    uploadSome: {
      title: (bureaus: string) => `Upload your ${bureaus} report`,
      text: 'Or start processing with the reports you have. A bureau whose report is missing gets no letter.',
      testerText:
        'Processing starts by itself when all three reports are here. If you cannot get one, contact support.',
      action: 'Upload reports',
    },
    start: {
      title: 'Start the processing',
      text: 'Your reports are here. Reading them and writing your letters takes about a minute.',
    },
    waiting: {
      title: 'Your reports are here',
      text: 'Processing has not been started yet. We start it for you within 24-48 hours.',
    },
    processing: {
      title: 'We are reading your reports',
      text: 'This takes about a minute. You can watch, or close the page: it keeps running.',
    },
    error: {
      title: 'The processing stopped',
      text: 'You’ll see why under Processing status. Fix it there, then try again.',
    },
    whose: {
      title: 'Say whose report this is',
      text: 'A report does not seem to be in your name. Nothing is written on it before you answer the question on this page; the letters follow by themselves.',
    },
    mend: {
      title: (bureaus: string, count: number) =>
        count === 1
          ? `Your ${bureaus} report could not be used`
          : `These reports could not be used: ${bureaus}`,
      text: 'Upload another file of that bureau; reading it starts by itself.',
      action: 'Upload another file',
      locked: {
        text: 'Reading it starts by itself as soon as it is unlocked.',
        action: 'Type its password',
      },
      letters: {
        text: 'Your letters are ready without that bureau. Upload another file of it first, and they are written again with it.',
        second: 'See the letters that are ready',
      },
      nextRound: {
        text: 'The next round can be prepared. Upload another file of that bureau first, and its letters are written with it.',
        second: 'Go on without it',
      },
    },
    errorFiles: {
      title: 'The processing stopped',
      text: 'A file could not be used; under Document portal it says why. Upload another one, then press Retry Processing.',
      action: 'Upload reports',
    },
    mail: {
      title: 'Read, sign and mail your letters',
      text: 'Open each dispute letter, check every line against your own report, and sign it. Put in the enclosures, tick each one at its end, and send it by certified mail. A bureau has 30 to 45 days from the day it receives your letter.',
      action: 'Go to your documents',
      second: 'Enter when you mailed them',
    },
    noLetter: {
      nothingFound: {
        title: 'Nothing was found to dispute',
        text: 'That is a good result: there is no letter to mail. Keep your reports and the analysis; they show what was reported and checked. Look again before you apply for a loan, or in a year: new reports are free at AnnualCreditReport.com. If you see an error that we did not find, write to us.',
        action: 'See what was checked',
      },
      nothingDisputed: {
        title: 'There is no letter to mail',
        text: 'You decided not to dispute any of the findings. That is fine: dispute only what is not right. You can still change each decision. Keep your reports and the analysis, and look again before you apply for a loan, or in a year.',
        action: 'Open your review',
        second: 'Go to your documents',
      },
      unknown: {
        title: 'There is no letter to mail',
        text: 'Your documents say why. Keep them and your reports.',
        action: 'Go to your documents',
      },
    },
    notUnderstood: {
      title: 'No letter could be written',
      text: (bureaus: string) =>
        `We could not read enough of these reports: ${bureaus}. So we cannot say whether they contain an error. Upload another copy; the PDF from AnnualCreditReport.com is read best. Reading it starts by itself.`,
      action: 'Upload another file',
      second: 'Go to your documents',
    },
    review: {
      title: (findings: number, answers: number) => {
        // Short, so that it breaks the same in the font that comes later: nothing below it moves.
        const toDecide = findings === 1 ? '1 finding' : `${findings} findings`
        const toAnswer = answers === 1 ? '1 answer' : `${answers} answers`
        const both = [findings > 0 && toDecide, answers > 0 && toAnswer].filter(Boolean)
        return `Review: ${both.join(', ')}`
      },
      text: 'Each finding shows the line of your report it is based on. A letter holds only what you decide to dispute: until you have decided on all of its items it is a draft, not ready to sign.',
      action: 'Review your findings',
      second: 'Go to your documents',
    },
    enterMailed: {
      title: (recipients: string, count: number) =>
        `Enter when you mailed your ${recipients} ${count === 1 ? 'letter' : 'letters'}`,
      text: 'A deadline runs only from a delivery that you can prove. If you have not mailed them yet, do it now.',
      action: 'Enter when you mailed them',
    },
    nextRound: {
      title: (round: number) => `Prepare round ${round}`,
      text: 'The answers are here, or overdue. The next letters answer what the bureaus said.',
      action: 'Go to the next round',
    },
    wait: {
      title: (round: number, mailed: string) => `Round ${round} was mailed ${mailed}`,
      text: (from: string, to: string, isOneDay: boolean) =>
        `By the proved ${isOneDay ? 'delivery, results are' : 'deliveries, results are'} due ${isOneDay ? `by ${to}` : `between ${from} and ${to}`}. Keep everything that arrives by mail.`,
      unproved: (recipients: string) =>
        `No deadline runs yet for ${recipients}: enter the delivery with a proof, such as the tracking page.`,
      action: 'Upload an answer',
    },
    proveDelivery: {
      title: (round: number, mailed: string) => `Round ${round} was mailed ${mailed}: now prove its delivery`,
      text: (recipients: string | null) =>
        `A deadline runs only from a delivery that you can prove: with the tracking page or the return receipt. ${recipients === null ? 'None has been entered yet.' : `None has been entered yet for ${recipients}.`} Keep everything that arrives by mail.`,
      estimate: (day: string) =>
        `Counted from the mailing, answers may be expected until about ${day}: an estimate, and no deadline of the law.`,
      action: 'Enter the delivery',
    },
    answered: {
      title: (round: number) => `The answers to round ${round} are here`,
      text: 'The mail log shows what each answer says, and what comes next.',
      action: 'Open the mail log',
    },
    overdue: {
      title: (recipients: string, round: number, due: string) =>
        `Round ${round}: results of ${recipients} were due by ${due}`,
      text: 'If something has arrived, upload it. If nothing has, the mail log says what you can do now.',
      action: 'Upload an answer',
    },
    completed: { title: 'Your case is completed', text: 'Keep your letters and the answers.' },
  },
  progress: {
    title: 'Dispute progress',
    stages: {
      uploaded: 'Documents Received',
      round1_sent: 'Round 1 Sent',
      round2_sent: 'Round 2 Sent',
      round3_sent: 'Round 3 Sent',
      completed: 'Completed',
    },
    steps: ['Uploaded', 'Round 1', 'Round 2', 'Round 3', 'Complete'],
    laterStep: (round: number) => `Round ${round}`,
    laterSent: (round: number) => `Round ${round} Sent`,
    stepDone: 'done',
    stepNow: 'now',
    stepAhead: 'ahead',
    mailed: (day: string) => `mailed ${day}`,
  },
  folder: {
    title: 'Your folder',
    text: 'All your files in one place: uploads and documents.',
    open: 'Open folder',
  },
  information: {
    title: 'Your information',
    email: 'Email',
    phone: 'Phone',
    type: 'Client type',
    paid: 'Premium Client',
    tester: 'Beta Tester',
    start: 'Start date',
  },
  score: {
    title: 'Credit score update',
    none: 'No score yet',
    noneText:
      'Annual reports from AnnualCreditReport.com print no score. When one of your reports prints a score, you’ll see it here.',
    change: (points: number) =>
      points === 0
        ? 'No change this month'
        : `${points > 0 ? '+' : '−'}${Math.abs(points)} points this month`,
    range: 'Scores run from 300 to 850',
    unavailable: 'The score could not be loaded right now.',
    chart: (first: string, firstScore: number, last: string, lastScore: number) =>
      `Score history from ${firstScore} on ${first} to ${lastScore} on ${last}`,
  },
  live: {
    title: 'Real-time status',
    states: { connecting: 'Connecting', connected: 'Connected', error: 'Error' },
    active: 'Live Updates Active',
    reconnecting: 'Reconnecting...',
    latency: (ms: number) => `${ms} ms`,
    errorTitle: 'The live connection failed',
    errorText: 'You can still read everything. Refresh to see changes; we’re also trying to reconnect.',
    retry: 'Retry Connection',
    stage: 'Processing stage',
    progress: 'Progress',
    latencyName: 'Latency',
    tested: (ms: number) => `The connection works: ${ms} ms`,
    updates: 'Recent updates',
    noUpdates: 'Nothing yet. Changes to your case appear here as they happen.',
    clear: 'Clear',
    test: 'Test Connection',
    showDetails: 'Show Details',
    hideDetails: 'Hide Details',
    detailClient: 'Client ID',
    detailConnected: 'Connected',
    detailPing: 'Ping',
    detailUpdates: 'Updates',
    yes: 'Yes',
    no: 'No',
    none: 'not measured yet',
  },
  timeline: {
    title: 'Dispute timeline',
    now: 'you are here',
    note: 'Typical weeks. Yours count from the day a bureau receives your letter.',
    steps: [
      { when: 'Today', what: 'Your reports are read and your letters are written' },
      { when: 'Week 1', what: 'You sign and mail the round 1 letters' },
      { when: 'Weeks 4-6', what: 'The bureaus answer: 30 to 45 days' },
      { when: 'Week 7', what: 'Round 2 letters answer what they said' },
      { when: 'Weeks 11-13', what: 'Answers to round 2, then round 3' },
      { when: 'Week 14+', what: 'Results, and complaints where an answer is missing' },
    ],
  },
  results: { title: 'Dispute results' },
  documents: {
    title: 'Document portal',
    reports: 'Your credit reports',
    download: (bureau: string) => `Download ${bureau} report`,
    downloadShort: 'Download',
    noReports: 'No report is stored yet.',
    uploadAnother: 'Upload another file',
    failed: 'The documents could not be loaded.',
    round: (round: number) => `Round ${round}`,
    generated: 'Generated documents',
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    empty: 'Documents Being Generated',
    emptyText:
      'Your letters, the analysis, the complaint letter and the mail log appear here when the processing is complete.',
    open: 'Open Document',
    openNamed: (name: string) => `Open Document: ${name}`,
    readyToSign: 'Ready to sign',
    packet: 'Mailing packet and signature',
    draft: 'Draft, not ready to sign',
    waiting: (count: number) =>
      count === 1 ? '1 item waits for your decision.' : `${count} items wait for your decision.`,
    decide: 'Decide in your review',
    downloads: (count: number) =>
      count === 0 ? 'not downloaded yet' : count === 1 ? 'downloaded once' : `downloaded ${count} times`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    direct: 'Direct links',
    names: {
      experian_dispute_letter: 'Experian Dispute Letter',
      equifax_dispute_letter: 'Equifax Dispute Letter',
      transunion_dispute_letter: 'TransUnion Dispute Letter',
      complaint_letter: 'Consumer Complaint Letter',
      mail_log: 'Mail Tracking Log',
      forensic_analysis: 'Forensic Analysis Report',
      furnisher_dispute_letter: 'Furnisher Dispute Letter',
      collector_validation_request: 'Collector Validation Request',
      identity_theft_block: 'Identity Theft Letter',
      security_freeze: 'Security Freeze Request',
    } as Record<string, string>,
    oneOf: (name: string, which: string) => `${name}: ${which}`,
  },
  missing: {
    title: 'Missing files',
    lead: 'Each of these helps complete your case.',
    notUploaded: 'Not uploaded.',
    refused: (reason: string) => `Not accepted: ${reason}`,
    reportToDo: 'Upload it so this bureau gets a letter too.',
    copyToDo: 'Add it under “Your papers”, and enclose a copy when you mail your letters.',
    upload: 'Upload reports',
  },
  papers: {
    title: 'Your papers',
    lead: 'Identity documents, police report, receipts: add, replace or remove them at any time. Nothing waits for them.',
    open: 'Open your papers',
    folder: 'Open your folder',
  },
  accountPages: {
    title: 'All pages of your account',
    review: 'Your review',
    reports: 'Your credit reports',
    overview: 'Your receipts and subscriptions',
  },
  processing: {
    title: 'Processing status',
    states: { pending: 'Pending', processing: 'Processing', completed: 'Completed', error: 'Error' },
    stages: {
      analysis: 'Analyzing credit reports',
      generation: 'Generating dispute documents',
      delivery: 'Uploading to secure storage',
      dashboard: 'Updating dashboard',
    },
    pendingText: 'Processing has not started yet.',
    completedText: 'Your documents are ready.',
    failed: 'The processing status could not be loaded.',
    stopped: 'The processing stopped',
    start: 'Start Processing',
    retry: 'Retry Processing',
    without: 'The documents were made without:',
    progress: (percent: number) => `${percent}%`,
    started: 'ARMOR Processing Started',
    startedText: (jobId: string) => `Job ${jobId} is running.`,
    startFailed: 'Error Starting ARMOR',
    startFailedDefault: 'Failed to start processing',
  },
  help: {
    title: 'Need help?',
    text: 'Write to us about your case. We answer here and by email, Mon-Fri 9AM-6PM EST.',
    button: 'Contact Support',
    dialogTitle: 'Contact support',
    dialogText: (caseNumber: number) => `About case number ${caseNumber}`,
    message: 'Your message',
    messageHint: 'Please do not write your full Social Security number here.',
    send: 'Send message',
    sentTitle: 'Message sent',
    sentText: 'We keep it with your case. You’ll find the answer in your portal and in your email.',
    failed: 'Your message could not be sent. It is still here.',
    close: 'Close',
    empty: 'Please write your message',
  },
  toasts: {
    downloadStarted: {
      title: 'Download Started',
      description: (bureau: string) => `${bureau} report download initiated`,
    },
    downloadFailed: {
      title: 'Download Failed',
      description: 'Unable to download the report. Please try again.',
    },
    downloadNoClient: { title: 'Error', description: 'Client ID not found' },
    documentReady: {
      title: 'Document Ready',
      description: (type: string) => `${type} has been generated and is ready for download.`,
    },
    documentError: {
      title: 'Document Error',
      description: (type: string, error: string) => `Failed to generate ${type}: ${error}`,
    },
    complete: {
      title: 'ARMOR Processing Complete',
      description: 'All dispute documents have been generated and are ready for review.',
    },
    error: { title: 'ARMOR Processing Error', description: 'An error occurred during processing.' },
  },
  lastUpdated: (when: string) => `Last updated ${when}`,
} as const
