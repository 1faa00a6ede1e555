/** The agreement that is signed before a charge, where the operator's states ask for it. */
export const agreementTexts = {
  pageTitle: 'Your agreement',
  loading: 'Loading your agreement...',
  loadFailed: 'The agreement could not be loaded.',
  tryAgain: 'Try again',
  absentTitle: 'No agreement here',
  absent: 'Nothing is kept under this address. Where no agreement is needed, you can pay at once.',
  notAsked: 'No agreement is needed for this',
  toPlans: 'See the plans',
  needed: {
    title: 'Before you pay',
    text: 'Where you live decides what comes before the payment. It takes two minutes, and nothing is charged yet.',
    button: 'Go on',
  },
  steps: ['Where you live', 'Statement', 'Contract', 'Days to cancel'],
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  where: {
    title: 'Where do you live?',
    lead: 'In some states you sign an agreement and have at least three business days to think before anything is charged.',
    product: (name: string, price: string) => `You want to buy ${name} for ${price}.`,
    paid: 'This is about the case that you paid for.',
    name: 'Full name',
    email: 'Email address',
    phone: 'Phone number',
    mailingAddress: 'Street address',
    city: 'City',
    state: 'State',
    chooseState: 'Choose a state',
    zipCode: 'ZIP code',
    submit: 'Continue',
    failed: 'This could not be sent. Please try again.',
  },
  statement: {
    title: 'A statement of your rights',
    lead: 'The law gives you this statement before any contract, as a paper of its own. Read it, and sign that you received it.',
    recordsTitle: 'Records by email and on screen',
    records: {
      what: 'You get the papers of this agreement as PDF files on this site, with a link by email. This consent is for these papers alone.',
      onPaper: (company: string, address: string, email: string) =>
        `You may have them on paper instead, free of charge: write to ${email} or to ${company}, ${address}, and they are mailed to you. Nothing goes on before they are.`,
      takeBack:
        'You may take this consent back at any time in the same way, without a fee; what was signed until then stays valid. Tell us there when your email address changes.',
      needed:
        'You need a browser of the last two years, a reader for PDF files, and an email address. To keep the papers, save or print them.',
    },
    testFile: 'Open the test file (PDF)',
    accessCode: 'The number in the test file',
    accessHint: 'It shows that you can open the papers.',
    consent: 'I agree to get these papers as electronic records.',
    sign: 'Sign the receipt',
  },
  contract: {
    title: 'The contract',
    lead: (until: string, from: string) =>
      `Read the contract and the notice of cancellation. After you sign, you may cancel until midnight at the end of ${until}, without a reason. Nothing is charged before ${from}.`,
    leadPaid: (until: string, from: string) =>
      `Read the contract and the notice of cancellation. After you sign, you may cancel until midnight at the end of ${until}, without a reason. Then you get back what you paid. No work begins before ${from}.`,
    sign: 'Sign the contract',
    beside:
      'You may cancel this contract without penalty until midnight of the third business day after you signed it. Where the contract names a later day, that day counts. The notice of cancellation explains this right.',
    notNow: 'I do not want to sign',
  },
  paper: {
    english: 'The paper that you sign',
    reading: 'Read in Spanish',
    emptySignature: 'Your signature comes here.',
    blank: 'filled in by hand',
  },
  signature: {
    legend: 'Your signature',
    typed: 'Type your full name',
    typedHint: (name: string) => `Exactly as you gave it: ${name}. The typed name is your signature.`,
    drawn: 'Draw your signature, if you like',
    drawnHint: 'With a finger, a pen or the mouse. You need not: the typed name is enough.',
    field: 'Field for a drawn signature',
    clear: 'Clear the drawing',
    signed: (name: string, at: string) => `Signed by ${name}, ${at}`,
    failed: 'This could not be signed. Please try again.',
  },
  waiting: {
    title: 'Signed. Take your time.',
    text: (until: string, from: string) =>
      `You may cancel until midnight at the end of ${until}. From ${from} you can pay; we send you an email with a link. Nothing is charged, reserved or begun before, and you do not have to pay.`,
    textPaid: (until: string, from: string) =>
      `You may cancel until midnight at the end of ${until}, and get back what you paid. Work may begin from ${from}; we send you an email with a link.`,
  },
  open: {
    title: 'You can pay now',
    text: 'The days to cancel are over. You still do not have to pay: without a payment nothing begins.',
    button: 'Go to payment',
    titlePaid: 'Your case can go on',
    textPaid: 'The days to cancel are over. Send your intake, and the work begins.',
    buttonPaid: 'Go to the intake',
  },
  notNeeded: {
    title: 'No agreement is needed in your state',
    text: 'You can pay at once.',
    button: 'Go to payment',
  },
  paid: {
    title: 'This agreement is paid',
    text: 'Your papers stay here. The receipt in your email leads on.',
  },
  cancelled: {
    title: 'This agreement is canceled',
    text: 'You owe nothing, and nothing can be charged under it.',
    textPaid:
      'What you paid is given back to the card that you paid with. We were told, and you get an email.',
  },
  altered:
    'This agreement was altered in our files after it was signed. Nothing can be paid under it. Please write to us.',
  stranger: (email: string) =>
    `The papers open in the browser in which they were signed, and to whoever signs in with ${email}.`,
  papers: {
    title: 'Your papers',
    open: (paper: string) => `${paper} (PDF)`,
    names: {
      disclosure: 'Statement of your rights, with your receipt',
      contract: 'Contract',
      cancellation: 'Notice of cancellation, in duplicate',
      'disclosure-es': 'Statement, copy in Spanish for reading',
      'contract-es': 'Contract, copy in Spanish for reading',
      'cancellation-es': 'Notice of cancellation, copy in Spanish for reading',
    },
  },
  cancel: {
    title: 'Cancel this contract',
    text: 'You need no reason, and you owe nothing. You can also sign, date and mail the notice of cancellation.',
    open: 'Cancel this contract',
    question: 'Cancel this contract?',
    explain: 'It ends at once. Your papers stay here for you to keep.',
    confirm: 'Yes, cancel it',
    keep: 'Keep it',
    failed: 'It could not be canceled. Please try again, or mail the notice of cancellation.',
  },
  checkout: {
    title: 'One step comes before the payment',
    button: 'Go to the agreement',
  },
  intake: { button: 'Go to the agreement' },
  accessCheck: {
    title: 'Test file',
    text: 'You can read this file, so you can read the papers of your agreement. Type this number on the page:',
    number: (code: string) => code,
  },
  mails: {
    greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    contact: (support: string) => `Questions, or papers by mail instead? Write to ${support}.`,
    signed: {
      title: 'Your signed agreement',
      subject: (product: string) => `Your signed agreement: ${product}`,
      button: 'See, save or cancel your agreement',
      papers: (product: string) =>
        `You signed the statement of your rights and the contract for ${product}. The button leads to your copies: statement, contract, and the notice of cancellation in duplicate. Save or print them.`,
      cancel: (until: string) =>
        `You may cancel until midnight at the end of ${until}, without a reason: with one button on that page, or by mailing the notice.`,
      pay: (from: string) =>
        `Nothing is charged or begun before ${from}. Then you get another email with a link to pay.`,
      begin: (from: string) => `No work begins before ${from}. If you cancel, what you paid is given back.`,
    },
    open: {
      title: 'You can go on now',
      subject: (product: string) => `You can go on now: ${product}`,
      button: 'Go on',
      pay: (product: string) =>
        `The days to cancel your contract for ${product} are over, so you can pay now. You do not have to: without a payment nothing begins, and nothing is owed.`,
      begin: (product: string) =>
        `The days to cancel your contract for ${product} are over. Send your intake, and the work begins.`,
    },
    cancelled: {
      title: 'Your agreement is canceled',
      subject: (product: string) => `Canceled: ${product}`,
      button: 'See your papers',
      text: (product: string) =>
        `Your contract for ${product} is canceled. You owe nothing, and nothing can be charged under it.`,
      refund: 'What you paid is given back to the card that you paid with.',
    },
  },
}
