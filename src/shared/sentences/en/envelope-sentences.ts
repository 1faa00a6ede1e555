/** What the mailing packet and the signing of letters are refused with. */
export const envelopeSentences = {
  'envelope.stillDraft':
    'Some items of this letter still wait for your decision. Decide them first: then it can be signed and mailed.',
  'envelope.noneReady': 'No letter to a bureau of this round is ready to mail yet.',
  'envelope.reportGone':
    'The report that this letter quotes is no longer stored, so its pages cannot be enclosed.',
  'envelope.copyFailed': ({ number }: { number: number }) =>
    `Enclosure ${number} of this letter cannot be copied. If it is one of your papers, add it again at “Your papers”.`,
  'envelope.noSignature': 'Give your signature first: draw it, or add a photo of it.',
  'envelope.drawSignature': 'Draw your signature in the field first.',
  'envelope.photoUnclear':
    'No signature can be seen in this photo. Sign with a dark pen on white paper, and photograph the paper from above.',
  'envelope.letterChanged': 'The letter has changed since you opened this page. Read it again, then sign it.',
  'envelope.alreadyMailed': 'This letter was mailed. Its signature can no longer be changed.',
  'envelope.byHandOnly': 'This letter can only be signed by hand: print it and sign on the line.',
  'envelope.consentFirst': 'Tick the box first: signing on a screen needs your consent.',
}
