import type { VisitorLetter, VisitorLetterItem } from '../../../engine/letters/visitor-letter.ts'

type Docx = typeof import('docx')

const lineByHand = '_'.repeat(40)
/** In twentieths of a point. */
const paragraphGap = 160
/** US Letter with the margins of a client's letter, in twentieths of a point. */
const page = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1_368, right: 1_512, bottom: 1_368, left: 1_512 },
}

/** The letter as a Word file, with real headings and lists. The library is loaded by the first one who asks for it. */
export async function letterAsWord(letter: VisitorLetter): Promise<Blob> {
  const docx = await import('docx')
  const file = new docx.Document({
    title: letter.subject,
    creator: letter.sender.name,
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 21, language: { value: 'en-US' } } },
        heading1: { run: { size: 28, bold: true }, paragraph: { spacing: { before: 320, after: 200 } } },
        heading2: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 280, after: 60 } } },
      },
    },
    numbering: {
      config: [
        {
          reference: 'enclosures',
          levels: [
            {
              level: 0,
              format: docx.LevelFormat.DECIMAL,
              text: '%1.',
              style: { paragraph: { indent: { left: 360, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    sections: [{ properties: { page }, children: paragraphsOf(letter, docx) }],
  })
  return docx.Packer.toBlob(file)
}

function paragraphsOf(letter: VisitorLetter, docx: Docx) {
  const { HeadingLevel, Paragraph, TextRun } = docx
  const plain = (text: string, after = paragraphGap) => new Paragraph({ text, spacing: { after } })
  const block = (lines: readonly string[]) =>
    lines.map((line, at) => plain(line, at === lines.length - 1 ? paragraphGap * 1.5 : 0))
  return [
    new Paragraph({
      children: [new TextRun({ text: letter.sender.name, bold: true, size: 26 })],
    }),
    ...block(letter.sender.lines),
    ...block([letter.date]),
    ...block(letter.recipient),
    ...block(letter.references.map(({ label, value }) => `${label}: ${value}`)),
    new Paragraph({ text: letter.subject, heading: HeadingLevel.HEADING_1 }),
    plain(letter.salutation),
    ...letter.opening.map((text) => plain(text)),
    ...letter.items.flatMap((item) => itemParagraphs(item, docx)),
    new Paragraph({ text: '', spacing: { after: 80 } }),
    ...letter.closing.map((text) => plain(text)),
    new Paragraph({ text: letter.farewell, spacing: { before: 240, after: 800 }, keepNext: true }),
    new Paragraph({ text: lineByHand, keepNext: true }),
    plain(letter.sender.name, 360),
    new Paragraph({ children: [new TextRun({ text: 'Enclosures', bold: true })], keepNext: true }),
    ...letter.enclosures.map(
      (text) => new Paragraph({ text, numbering: { reference: 'enclosures', level: 0 } }),
    ),
  ]
}

function itemParagraphs(item: VisitorLetterItem, { HeadingLevel, Paragraph, TextRun }: Docx) {
  return [
    new Paragraph({
      text: `${item.number}. ${item.heading ?? lineByHand}`,
      heading: HeadingLevel.HEADING_2,
      keepNext: true,
    }),
    ...(item.title === null
      ? []
      : [
          new Paragraph({
            children: [new TextRun({ text: item.title, italics: true })],
            keepNext: true,
            spacing: { after: 80 },
          }),
        ]),
    ...item.rows.map(
      ({ label, text }) =>
        new Paragraph({
          children: [
            new TextRun({ text: `${label}: `, bold: true }),
            ...(text ?? lineByHand)
              .split('\n')
              .map((line, at) => new TextRun({ text: line, break: at === 0 ? 0 : 1 })),
          ],
          spacing: { after: 80 },
        }),
    ),
  ]
}
