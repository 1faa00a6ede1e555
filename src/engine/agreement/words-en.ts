/**
 * What the contract says around the words that the law prescribes. `wordsVersion` is kept with each agreement: change it
 * with every change here.
 */
export const wordsVersion = '2026-11-2'

export const agreementWords = {
  copyNote: null as string | null,
  footer: (company: string, name: string, reference: string) => `${company} · ${name} · ${reference}`,
  signature: {
    name: 'Signed by typing this name',
    drawing: 'Drawn signature',
    date: 'Date signed',
    empty: 'Not signed yet',
  },
  acknowledge: (name: string, company: string) =>
    `I, ${name}, received this statement from ${company} as a document of its own, before I signed any contract.`,
  acknowledgeHeading: 'Receipt of this statement',
  contract: {
    title: 'Contract for Services',
    between: (company: string, address: string, name: string) =>
      `This contract is made between ${company}, whose principal business address is ${address} ("the company"), and ${name} ("you").`,
    parties: 'The parties',
    companyName: 'Company',
    companyAddress: 'Principal business address',
    companyEmail: 'Email of the company',
    you: 'You',
    yourAddress: 'Your address',
    contact: 'Your email and phone',
    services: 'What the company does for you',
    package: (product: string) => `You buy ${product}.`,
    packageSteps: [
      'The software reads the credit reports of Experian, Equifax and TransUnion that you upload, and shows each entry that may be inaccurate, with the line of the report that proves it.',
      'You decide, entry by entry, what is disputed. Nothing is disputed without your recorded decision.',
      'It writes a dispute letter to each bureau, a forensic analysis, a complaint letter and a mail log from your reports and your decisions. You sign and mail the letters.',
      'It keeps the days by which a bureau has to answer, reads the answers that you upload, and prepares the letters of the next round.',
    ],
    session: (product: string) =>
      `You buy ${product}: one conversation, at a time that you agree on with the company, about your own credit reports and what you can do yourself.`,
    rounds: {
      counted: (rounds: number) => `Dispute rounds that may be begun: ${rounds}.`,
      unlimited: 'Dispute rounds that may be begun: as many as you need.',
      days: (days: number) =>
        `A round may be begun for ${days} days from your payment. What was begun is finished, and what was made stays yours.`,
      endless: 'A round may be begun without a limit of time.',
    },
    price: 'What you pay',
    total: (sum: string) =>
      `The total amount of all payments that you make to the company, or to anybody else for these services, is ${sum}, in one payment by card. Nothing renews and there are no further fees.`,
    credited:
      'If a fee that you paid before counts toward it, you are shown so before you pay, and you pay that much less.',
    postage:
      'Postage for letters that you mail, and any fee of a bureau, you pay to others yourself; the company does not sell them.',
    when: (day: string) =>
      `Nothing is charged, reserved or begun before ${day}, the first day after the time in which you may cancel. You then get an email with a link to pay. You do not have to pay: an agreement that is not paid for obliges you to nothing.`,
    paidBefore: (paid: string, day: string) =>
      `You paid this sum on ${paid}, before you said where you live. No work begins before ${day}, the first day after the time in which you may cancel. If you cancel, the whole sum is given back to you.`,
    guarantees: 'Guarantees',
    none: 'The company guarantees no result. No one can have accurate, current and verifiable information removed from a credit report.',
    guarantee: (text: string) => `The one guarantee is this: ${text}`,
    refunds: (text: string) =>
      `Refunds: ${text} This limits neither your right to cancel below nor any right that the law gives you.`,
    time: 'How long it takes',
    length: (days: number, day: string) =>
      `The services are estimated to be complete within ${days} days of your payment: by ${day}, if you pay on the first day on which you may. Bureaus have 30 days, in some cases 45, to answer each letter.`,
    sessionLength: (days: number, day: string) =>
      `The conversation is estimated to have taken place within ${days} days of your payment: by ${day}, if you pay on the first day on which you may.`,
    cancelling: 'Your right to cancel',
    howToCancel: (day: string) =>
      `You may cancel until midnight at the end of ${day}, for any reason and without giving one: with the button Cancel this contract on the page of this agreement, or with the attached notice of cancellation, or in any other writing. You owe nothing then. Nobody can ask you to give up this right: a waiver would be void (15 U.S.C. 1679f).`,
    stateDays: (days: number, state: string) =>
      `The federal law gives you three business days, as the sentence above your signature says. The law of ${state} gives you ${days}, and the longer term is yours: the day named here and in the notice of cancellation counts.`,
    received:
      'With your signature you also confirm that you received, before it, the statement "Consumer Credit File Rights Under State and Federal Law", and with this contract the notice of cancellation in duplicate.',
    signHere: 'Signature',
    prescribed:
      'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.',
    date: (day: string) => `Date of this contract: ${day}.`,
  },
  notice: {
    title: 'Notice of Cancellation',
    copy: (number: 1 | 2): string =>
      number === 1 ? 'First copy: yours to keep.' : 'Second copy: to mail or deliver, signed and dated.',
    first:
      'You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which begins after the date the contract is signed by you.',
    second: (company: string, address: string, day: string) =>
      `To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to ${company} at ${address} before midnight on ${day}.`,
    third: 'I hereby cancel this transaction,',
    blanks: ['Date', 'Purchaser’s signature'],
    about: (product: string, name: string, day: string) =>
      `${product}. Contract of ${name}, signed on ${day}.`,
  },
}

export type AgreementWords = typeof agreementWords
