/** Pages of text as a browser prints them: rows flow down, break anywhere, and every page has the browser's margins. */
import { bytesOfText } from '../bytes-of-text.ts'
import { widthOf } from './helvetica.ts'

export interface Run {
  x: number
  text: string
  bold?: boolean
  size?: number
  /** Points below the row's first baseline. */
  down?: number
}

export interface SheetStyle {
  height: number
  /** Text of the running lines; {page} and {pages} are filled in. */
  header: string
  footer: string
}

const top = 40
const bottom = 40

export class Sheet {
  private readonly pages: string[][] = [[]]
  private y = top
  private readonly style: SheetStyle

  constructor(style: SheetStyle) {
    this.style = style
  }

  fits(height: number): boolean {
    return this.y + height <= this.style.height - bottom
  }

  /** Draws a row of the given height; a row that does not fit begins the next page. */
  row(runs: readonly Run[], height = 12): void {
    if (!this.fits(height)) this.breakPage()
    for (const run of runs) this.draw(run.x, this.y + (run.down ?? 0), run)
    this.y += height
  }

  gap(height: number): void {
    this.y += height
  }

  breakPage(): void {
    this.pages.push([])
    this.y = top
  }

  /** A coloured box at the place of a word. */
  box(x: number, width: number): void {
    this.pages.at(-1)?.push(`0.2 0.7 0.3 rg ${x} ${this.style.height - this.y - 2} ${width} 8 re f 0 g`)
  }

  bytes(): Uint8Array {
    const count = this.pages.length
    const contents = this.pages.map((operators, i) => {
      const fill = (text: string) => text.replace('{page}', String(i + 1)).replace('{pages}', String(count))
      const margins = [
        ...(this.style.header === ''
          ? []
          : [this.operator(20, 20, { x: 20, text: fill(this.style.header), size: 6 })]),
        ...(this.style.footer === ''
          ? []
          : [this.operator(20, this.style.height - 18, { x: 20, text: fill(this.style.footer), size: 6 })]),
      ]
      return [...margins, ...operators].join('\n')
    })
    return pdfOf(contents, this.style.height)
  }

  private draw(x: number, y: number, run: Run): void {
    this.pages.at(-1)?.push(this.operator(x, y, run))
  }

  private operator(x: number, y: number, { text, bold = false, size = 7 }: Run): string {
    const escaped = text.replace(/[\\()]/g, (char) => `\\${char}`)
    return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(2)} ${(this.style.height - y).toFixed(2)} Td (${escaped}) Tj ET`
  }
}

/** The run with its middle at x. */
export function centred(x: number, text: string, size = 7): Run {
  return { x: x - widthOf(text, size) / 2, text, size }
}

function pdfOf(contents: readonly string[], height: number): Uint8Array {
  const pageObject = (i: number) => 5 + 2 * i
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${contents.map((_, i) => `${pageObject(i)} 0 R`).join(' ')}]/Count ${contents.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...contents.flatMap((content, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 ${height}]/Contents ${pageObject(i) + 1} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj${body}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return bytesOfText(file)
}
