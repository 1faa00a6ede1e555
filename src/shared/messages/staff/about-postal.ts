import type { Messages } from '../messages.ts'

/** Letters that are printed and mailed, as staff order them for a client: said of the client by name. English only. */
export function postalAbout(name: string, { postal, said }: Messages) {
  const { service, quote, pay, sends } = postal
  return {
    postal: {
      ...postal,
      title: 'Printed and mailed for the client',
      lead: `The letter is printed, put in an envelope and mailed for ${name}, who pays the mailing and must have agreed to it.`,
      failed: 'What can be sent could not be loaded.',
      service: {
        ...service,
        label: 'How is it mailed?',
        hints: {
          ...service.hints,
          certified_return_receipt:
            'With tracking, and a copy of the signature at the door, fetched at the provider’s site.',
        },
      },
      askFailed: 'The addresses could not be checked. Nothing was charged; please try again.',
      quote: {
        ...quote,
        title: 'What would be sent',
        corrected: `The post writes the address of ${name} like this:`,
        useCorrected: 'Print the address this way on the envelope',
        steps: [
          `${name} pays, by a card that is entered here. Then the letter can no longer be changed.`,
          'It goes to the mail service within minutes. It can be canceled while the page offers it; the letter is then refunded.',
          'Each scan of the post appears here and in the mail log.',
        ],
        orderFailed: 'The payment could not be prepared. Nothing was charged; please try again.',
      },
      pay: {
        ...pay,
        done: 'Paid. The letters are on their way to the mail service.',
        waiting: 'The bank is still confirming the payment. The letters go as soon as it does.',
        failed:
          'It could not be seen whether the payment went through. Reload the page in a minute before anybody pays again.',
      },
      sends: {
        ...sends,
        title: 'Sent so far',
        named: (recipient: string) => `Mailed for ${name}: ${recipient}`,
        refunded: (price: string) => `${price} is refunded. It arrives within 5 to 10 business days.`,
        proved: 'The post scanned the delivery. It stands in the mail log as proof.',
        notProved:
          'First-class mail has no proof of delivery. If there is one, add it in the mail log so that the deadline starts.',
        returnedNext:
          'The post brought this letter back. Look at the address on it, then send it again here or have it mailed by hand.',
        cancelUntil: (time: string) => `It can be canceled until ${time}.`,
        cancelFailed: 'It could not be canceled. Please try again.',
      },
    },
    said: {
      ...said,
      'postal.noAddress': `The mailing address of ${name} is not complete. Enter street, city, state and ZIP code, and try again.`,
      'postal.noRecipient':
        'The whole address of this company is not known, so this letter is not sent. Find the address, and have it mailed by hand.',
      'postal.hasBlanks': `This letter has lines that only ${name} can fill in. It is printed, filled in by hand and mailed.`,
      'postal.stillDraft': `Still a draft: ${name} has not decided on every open item.`,
      'postal.notSigned': `${name} has to sign first. Staff cannot sign for a client.`,
      'postal.tooManyPages': ({ pages, most }: { pages: number; most: number }) =>
        `This letter has ${pages} pages, and at most ${most} can be printed. It has to be mailed by hand.`,
      'postal.unknownSender': `The post does not know the address of ${name}. Answers could not reach them, so correct it before anything is sent.`,
      'postal.changedMeanwhile': 'The letter changed after it was ordered.',
      'postal.mailedMeanwhile': 'It was entered that this letter was mailed by hand.',
    },
  } satisfies Partial<Messages>
}
