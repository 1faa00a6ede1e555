/** Letters that are printed and mailed for the client: on the mailing page. */
export const postalTexts = {
  title: 'Send it for me',
  lead: 'We print your letter, put it in an envelope and mail it. You pay only the mailing. You can still mail it yourself.',
  failed: 'We couldn’t load what can be sent. Please reload the page.',
  sandbox: {
    title: 'This is a sandbox',
    text: 'Nothing is printed and nothing is mailed here. It shows how sending works.',
    badge: 'Sandbox: not mailed',
  },

  service: {
    label: 'How should we mail it?',
    names: {
      first_class: 'First-class mail',
      certified: 'Certified mail',
      certified_return_receipt: 'Certified mail with return receipt',
    },
    hints: {
      first_class: 'Arrives in about five days. It does not prove that it arrived.',
      certified: 'With tracking. The delivery scan proves the day, so deadlines start by themselves.',
      certified_return_receipt:
        'With tracking, and a copy of the signature at the door. Ask support for the copy.',
    },
    from: (price: string) => `from ${price}`,
  },
  letters: 'Which letters?',
  letter: (recipient: string, round: number) => `${recipient}, round ${round}`,
  none: 'No letter is ready to be sent.',
  pickOne: 'Choose at least one letter.',
  tooMany: (most: number) => `Choose at most ${most} letters at a time.`,
  ask: 'Check addresses and price',
  askFailed: 'We couldn’t check the addresses. Nothing was charged; please try again.',
  quote: {
    missing: (letters: number) =>
      letters === 1
        ? 'Not in this letter: it stands there without a tick'
        : 'Not in these letters: it stands there without a tick',
    missingOf: (paper: string, recipients: string) => `${paper} (only: ${recipients})`,
    addPapers: 'Add papers first',
    title: 'What we would send',
    pages: (pages: number, flat: boolean) =>
      `${pages} ${pages === 1 ? 'page' : 'pages'}, ${flat ? 'in a flat envelope' : 'in a standard envelope'}`,
    to: 'To',
    from: 'From',
    total: 'Total',
    known: 'The post knows this address.',
    uncertain: 'The post knows the building, but not the apartment or suite. The letter may come back.',
    unknown: 'The post does not know this address.',
    corrected: 'The post writes your address like this:',
    useCorrected: 'Print my address this way on the envelope',
    next: 'What happens next',
    steps: [
      'You pay. Then the letter can no longer be changed.',
      'We hand it over within minutes. You can cancel while the page offers it; we then refund the letter.',
      'Each scan of the post appears here and in your mail log.',
    ],
    order: 'Go on to the payment',
    orderFailed: 'We couldn’t prepare the payment. Nothing was charged; please try again.',
    back: 'Change the choice',
  },
  pay: {
    title: 'Pay for the mailing',
    done: 'Paid. We are handing your letters over.',
    waiting: 'Your bank is still confirming the payment. The letters go as soon as it does.',
    failed:
      'We couldn’t see whether the payment went through. Reload the page in a minute before you pay again.',
  },
  sends: {
    title: 'Sent for you',
    named: (recipient: string) => `Mailed for you: ${recipient}`,
    steps: 'Where this letter is',
    states: {
      ordered: 'Waits for the payment',
      paid: 'Being handed over',
      accepted: 'Accepted for printing',
      in_transit: 'In transit',
      delivered: 'Delivered',
      returned: 'Came back',
      canceled: 'Canceled',
      failed: 'Not mailed',
    },
    done: 'done',
    now: 'now',
    ahead: 'still to come',
    tracking: (number: string) => `Tracking number ${number}`,
    expected: (day: string) => `Expected by ${day}`,
    refunded: (price: string) => `We refund ${price}. It arrives within 5 to 10 business days.`,
    proved: 'The post scanned the delivery. It is in your mail log as proof.',
    notProved:
      'First-class mail has no proof of delivery. If you have one, add it in your mail log so that the deadline starts.',
    returnedNext:
      'The post brought this letter back. Look at the address on it, then send it again here or mail it yourself.',
    cancel: 'Cancel this letter',
    cancelNamed: (recipient: string) => `Cancel the letter to ${recipient}`,
    cancelUntil: (time: string) => `You can cancel until ${time}.`,
    cancelFailed: 'We couldn’t cancel it. Please try again.',
    cancelled: (recipient: string) => `The letter to ${recipient} is canceled.`,
  },
} as const
