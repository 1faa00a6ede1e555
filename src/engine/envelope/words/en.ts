/** What the sheets say that stay with the person. */
export const envelopeWords = {
  title: (recipient: string) => `Mailing packet: letter to ${recipient}`,
  front: (recipient: string) => `Before you mail the letter to ${recipient}`,
  keep: 'Keep this sheet and the next. Do not mail them. Everything after the address sheet goes into the envelope.',
  sign: {
    heading: '1. Sign',
    byHand: (page: number, of: number) =>
      `Sign by hand on page ${page} of the letter (it has ${of}), on the line above your name.`,
    line: 'Sign the letter by hand, on the line above your name.',
    isSet: (day: string) => `Your signature was set on ${day}. There is nothing to sign by hand.`,
    blanks:
      'Lines that are left blank in the letter are for you to fill in by hand: we don’t keep what belongs there.',
    read: 'Read the letter once more. What you sign is your own statement.',
  },
  fill: {
    heading: '2. What goes into the envelope',
    order: (pages: number) =>
      `Keep this order. The packet has ${pages === 1 ? 'one page' : `${pages} pages`} to mail, without the blank backs. Printing on both sides is fine, in color or in black and white.`,
    letter: (pages: number) => `The letter (${pages === 1 ? 'one page' : `${pages} pages`})`,
    held: (number: number, text: string, pages: number) =>
      `Enclosure ${number}: ${text} (${pages === 1 ? 'one page' : `${pages} pages`})`,
    missing: (number: number, text: string) =>
      `Enclosure ${number}: ${text}. This is not in the packet. Add a copy by hand behind the letter, and tick box ${number} in the letter’s list. If you leave it out, leave the box empty.`,
    copies: 'Send copies only. Keep every original, and a copy of what you mail.',
  },
  mail: {
    heading: '3. Mail it',
    small: 'Up to six sheets, folded in three, fit a No. 10 window envelope: put the address sheet in front.',
    large:
      'More than six sheets go flat into a 9 × 12 inch envelope. Write the address on it, or cut it out of the address sheet and tape it on.',
    certified:
      'At the post office ask for Certified Mail with Return Receipt. The law does not require it, but it proves the day on which the letter arrived, from which the time to answer runs. The counter tells you today’s price.',
    forms:
      'The next sheet shows what to write on the two forms. The number is printed on the form itself; we can’t know it before.',
    after:
      'Keep the receipt. Photograph it, and enter the day in your mail log. When the green card comes back, enter that too.',
    printed: (bureau: string, page: number) =>
      `The address is the one that your ${bureau} report prints on page ${page}.`,
    published: (bureau: string) =>
      `The address is one that is published for ${bureau}: your report names none that is sure. Compare it with ${bureau}’s own website before you mail.`,
    address: 'The address is not known. Write it in before you mail the letter.',
  },
  slip: {
    title: 'To copy onto the certified mail forms',
    lead: 'The words on the left are those of the forms. Get both forms free of charge at the post office.',
    notes: [
      'Stick the form with the number on the front of the envelope, right of your own address, and the green card on the back.',
      'Have the receipt stamped at the counter: a mailbox gives no proof.',
    ],
  },
  address:
    'Address sheet for a No. 10 window envelope: fold the packet in three at the two marks, this sheet in front. Mail it with the letter or use it to address a large envelope.',
}

export type EnvelopeWords = typeof envelopeWords
