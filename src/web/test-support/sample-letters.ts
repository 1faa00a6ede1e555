import type { LetterOnScreen, LettersOnScreen } from '../../shared/api/letters.ts'

/** The text of a letter with one item, of the finding of sample-review.ts. */
export const sampleLetterText: LetterOnScreen = {
  documentType: 'experian_dispute_letter',
  recipientName: 'Experian',
  undecided: 0,
  isFrozen: false,
  head: {
    sender: ['Ana Silva', '1 Main Street', 'Worcester, MA 01627'],
    date: 'November 20, 2026',
    recipient: ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'],
    references: [{ label: 'Report date', value: 'November 9, 2026' }],
    subject: 'Dispute of one item in my Experian credit report',
    salutation: 'Dear Experian:',
  },
  blocks: [
    {
      kind: 'paragraph',
      passages: [
        { text: 'Please reinvestigate the item below. ', law: null },
        { text: 'Section 611(a)(1)', law: '611' },
        { text: ' provides for this.', law: null },
      ],
    },
    { kind: 'opening-words' },
    {
      kind: 'item',
      item: 'f-late',
      number: 1,
      heading: 'NORTHWIND BANK, account *1234',
      title: 'A paid account still shows a balance',
      rows: [],
      paragraphs: [
        [{ text: 'This is about NORTHWIND BANK. On page 7 the report prints Balance “$412”.', law: null }],
      ],
    },
    { kind: 'paragraph', passages: [{ text: 'Thank you.', law: null }] },
  ],
  foot: { farewell: 'Sincerely,', name: 'Ana Silva', enclosures: ['Copy of page 7 of my Experian report'] },
  words: [],
}

export const lettersOf = (letter: Partial<LetterOnScreen> = {}): LettersOnScreen => ({
  round: 1,
  layout: 'paragraphs',
  frozen: false,
  letters: [{ ...sampleLetterText, ...letter }],
})
