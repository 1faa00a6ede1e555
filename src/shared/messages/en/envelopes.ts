/** The mailing packet and the signing of letters, at `/account/mailing`. */
export const envelopeTexts = {
  title: 'Mailing packet',
  named: (letter: string) => `Mailing packet: ${letter}`,
  get: 'Get the packet',
  getNamed: (letter: string) => `Get the packet: ${letter}`,
  holds: (pages: number) =>
    `The letter (${pages === 1 ? 'one page' : `${pages} pages`}), what you need to mail it, and:`,
  enclosures: (count: number) =>
    `What it holds: the letter with ${count === 1 ? 'one enclosure' : `${count} enclosures`}.`,
  /** An entry of the letter's list, as the page names it. */
  enclosure: (english: string) => english,
  missing: (count: number) => (count === 1 ? 'One is missing.' : `${count} are missing.`),
  pages: (pages: number) => `${pages} pages to print`,
  alone: 'The letter, and what you need to mail it. Nothing is enclosed with this letter.',
  held: 'in the packet',
  toAdd: 'not in the packet: add a copy by hand, or',
  /** Of what is said above all letters. */
  notHeld: 'not in the packet',
  together: {
    title: 'Not in these packets yet',
    text: 'Added once, a paper goes into every packet that names it. Or add a copy to each by hand.',
    add: 'Add papers',
  },
  byHand: 'not in the packet: add a copy by hand',
  addPaper: 'add it here',
  draft: 'The packet is ready once you have decided on every item of this letter.',
  mailed: 'This letter is final. Its packet stays as it was made.',
  failed: 'The mailing packets could not be loaded.',
  tryAgain: 'Try again',
  round: {
    title: 'All letters to bureaus in one file',
    text: (letters: number) =>
      `The packets of ${letters === 1 ? 'one letter' : `${letters} letters`} one after the other, each on its own sheets: print once, then fill one envelope each.`,
    get: (round: number) => `Get all packets for round ${round}`,
  },
  sign: {
    title: 'Signature',
    byHand: 'Print the packet and sign by hand on the line, or sign on the screen.',
    onlyClient: 'Only the client can sign.',
    signedAt: (day: string) => `Signed on ${day}. The signature is in the packet.`,
    lost: 'This letter changed after you signed it, so it has to be signed again.',
    open: 'Sign this letter',
    openNamed: (letter: string) => `Sign this letter: ${letter}`,
    takeBack: 'Take the signature out',
    takeBackNamed: (letter: string) => `Take the signature out: ${letter}`,
    taken: 'The signature is out of the letter.',
    done: (letter: string) => `Signed: ${letter}`,
    dialog: (letter: string) => `Sign: ${letter}`,
    read: 'Read the letter first. Your signature says that what it states is true as far as you know.',
    openLetter: 'Open the letter',
    yours: 'Your signature',
    kept: (day: string) =>
      `You gave it on ${day}. It is stored encrypted and set in a letter only when you sign that letter.`,
    asPhoto: 'The signature from your photo',
    draw: 'Draw your signature',
    drawHint: 'With a finger, a pen or the mouse. Or sign on white paper and add a photo of it below.',
    field: 'Field for your signature',
    clear: 'Clear and draw again',
    photo: 'Use a photo of your signature',
    photoHint: 'JPG or PNG up to 10 MB: dark pen on white paper. We keep the lines only.',
    keeping:
      'It is stored encrypted, so that you can sign your other letters with it. It is set in a letter only when you sign that letter.',
    another: 'Give another signature',
    remove: 'Delete my signature',
    removed: 'Your signature is deleted, and taken out of letters that are not mailed.',
    consent:
      'By pressing the button you agree to sign this letter on the screen. This signature counts like one on paper. You can print the letter and sign it by hand instead.',
    confirm: 'I agree: set my signature in this letter',
    signing: 'Signing...',
    cancel: 'Cancel',
    problems: {
      draw: 'Please draw your signature first',
    },
    failed: 'The letter could not be signed. Nothing has changed.',
  },
}
