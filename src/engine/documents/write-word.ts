import {
  Document,
  type FileChild,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { FramedPaper, LetterFrame, PaperBlock } from '../papers/paper.ts'

/** Text in a Word file is measured in half points, distances in twentieths of a point. */
const gap = 160
/** US Letter with the margins of the PDF. */
const page = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1_368, right: 1_512, bottom: 1_368, left: 1_512 },
}
const lineByHand = '_'.repeat(40)
const box = '\u2610'

/**
 * A paper as a Word file (docx, ECMA-376) with real headings, lists and tables. Word shows no characters of control, so they become
 * spaces; what only the person can fill in stays in [brackets], underlined.
 */
export async function writeWord(paper: FramedPaper): Promise<Uint8Array> {
  const { letter } = paper
  const file = new Document({
    title: paper.title,
    creator: paper.name,
    styles: {
      default: {
        document: {
          run: {
            font: 'Georgia',
            size: 21,
            language: { value: paper.language === 'es' ? 'es-US' : 'en-US' },
          },
        },
        heading1: {
          run: { size: letter ? 28 : 36, bold: true },
          paragraph: { spacing: { before: 320, after: 200 } },
        },
        heading2: { run: { size: 24, bold: true }, paragraph: { spacing: { before: 280, after: 80 } } },
      },
    },
    numbering: {
      config: [
        numbered('steps', LevelFormat.DECIMAL, '%1.'),
        numbered('points', LevelFormat.BULLET, '\u2022'),
        numbered('checks', LevelFormat.BULLET, box),
      ],
    },
    sections: [
      {
        properties: { page },
        children: [
          ...(letter ? letterHead(letter) : [plain(paper.name)]),
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs(paper.title) }),
          ...(letter ? [plain(letter.salutation)] : []),
          ...paper.blocks.flatMap((block, at) => childrenOf(block, at)),
          ...(letter ? letterFoot(letter) : [plain(paper.footer)]),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(file))
}

const numbered = (
  reference: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
) => ({
  reference,
  levels: [{ level: 0, format, text, style: { paragraph: { indent: { left: 360, hanging: 360 } } } }],
})

function letterHead({ sender, date, recipient, references }: LetterFrame): Paragraph[] {
  return [
    new Paragraph({ children: [new TextRun({ text: clean(sender.name), bold: true, size: 26 })] }),
    ...together(sender.lines),
    plain(date),
    ...together(recipient.map((line) => line ?? lineByHand)),
    ...together(references.map(({ label, value }) => `${label}: ${value ?? lineByHand}`)),
  ]
}

function letterFoot({ farewell, sender, enclosures }: LetterFrame): Paragraph[] {
  return [
    new Paragraph({ children: runs(farewell), spacing: { before: 240, after: 800 }, keepNext: true }),
    new Paragraph({ text: lineByHand, keepNext: true }),
    plain(sender.name, 360),
    ...(enclosures.length === 0
      ? []
      : [
          new Paragraph({
            children: [
              new TextRun({ text: 'Enclosures, ticked where they are in the envelope', bold: true }),
            ],
            keepNext: true,
          }),
          ...enclosures.map((text) => inList(text, 'checks', 0)),
        ]),
  ]
}

function childrenOf(block: PaperBlock, at: number): FileChild[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: runs(block.text) })]
    case 'paragraph':
      return [plain(block.text)]
    case 'note':
      return [new Paragraph({ children: runs(block.text, true), spacing: { after: gap } })]
    case 'list':
      return block.items.map((text) => inList(text, 'points', at))
    case 'steps':
      return block.items.map((text) => inList(text, 'steps', at))
    case 'checks':
      return block.items.map((text) => inList(text, 'checks', at))
    case 'facts':
      return block.rows.map(
        ({ label, value }) =>
          new Paragraph({
            children: [new TextRun({ text: `${clean(label)}: `, bold: true }), ...runs(value)],
            spacing: { after: gap / 2 },
          }),
      )
    case 'table':
      return [tableOf(block.head, block.rows), plain('')]
  }
}

/** `at` tells one numbered list from the next, so that each begins with 1. */
const inList = (text: string, reference: string, at: number) =>
  new Paragraph({
    children: runs(text),
    numbering: { reference, level: 0, instance: at },
    spacing: { after: gap / 2 },
  })

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const cells = (texts: readonly string[], bold: boolean) =>
    texts.map(
      (text) =>
        new TableCell({
          margins: { top: 60, bottom: 60, left: 80, right: 80 },
          children: [
            new Paragraph({ children: bold ? [new TextRun({ text: clean(text), bold })] : runs(text) }),
          ],
        }),
    )
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: cells(head, true) }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: cells(row, false) })),
    ],
  })
}

const plain = (text: string, after = gap) => new Paragraph({ children: runs(text), spacing: { after } })

const together = (lines: readonly string[]) =>
  lines.map((line, at) => plain(line, at === lines.length - 1 ? gap * 1.5 : 0))

/** Lines of a person's text stay lines; places to fill in are underlined. */
function runs(text: string, italics = false): TextRun[] {
  return clean(text)
    .split('\n')
    .flatMap((line, row) =>
      line
        .split(/(\[[^\]]*\])/)
        .filter((part, at) => part !== '' || (at === 0 && row > 0))
        .map(
          (part, at) =>
            new TextRun({
              text: part,
              italics,
              break: row > 0 && at === 0 ? 1 : 0,
              ...(part.startsWith('[') ? { underline: {} } : {}),
            }),
        ),
    )
}

/** XML holds no characters of control and no half of a surrogate. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
