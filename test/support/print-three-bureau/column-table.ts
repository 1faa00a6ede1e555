/** Draws tables with a column a bureau: labels on the left, wrapped cells below the bureaus' names. */
import type { Bureau } from '../../../src/engine/report/credit-report.ts'
import { widthOf, wrap } from './helvetica.ts'
import { centred, type Run, type Sheet } from './sheet.ts'

export interface ColumnStyle {
  /** Left edge of each bureau's column, in the order given here. */
  columns: readonly (readonly [Bureau, number])[]
  width: number
  align: 'left' | 'centre'
  /** Where the label and the value's first line stand in a row of several lines. */
  vertical: 'top' | 'middle'
  /** Written behind each bureau's name. */
  sign: string
  /** Whether the bureaus' names are printed again at the top of every page. */
  repeatsNames: boolean
  /** Whether a page may end inside a row. */
  splitsRows: boolean
  labelEnd: string
  labelsAt: 'left' | 'right'
}

const line = 9

export class ColumnTable {
  private readonly sheet: Sheet
  private readonly style: ColumnStyle

  constructor(sheet: Sheet, style: ColumnStyle) {
    this.sheet = sheet
    this.style = style
  }

  names(): void {
    this.sheet.row(
      this.style.columns.map(([bureau, x]) => this.inColumn(x, `${bureau}${this.style.sign}`)),
      14,
    )
  }

  /** @param cells each bureau's lines on purpose; each is wrapped to the column */
  row(label: string, cells: Partial<Record<Bureau, readonly string[]>>): void {
    const wrapped = this.style.columns.map(([bureau, x]) => ({
      x,
      lines: (cells[bureau] ?? []).flatMap((text) => wrap(text, 7, this.style.width - 6)),
    }))
    const most = Math.max(1, ...wrapped.map(({ lines }) => lines.length))
    const height = 5 + most * line
    const middle = (count: number) => (this.style.vertical === 'middle' ? ((most - count) * line) / 2 : 0)
    const text = `${label}${this.style.labelEnd}`
    const first = this.style.columns[0]?.[1] ?? 0
    const runs: Run[] = [
      {
        x: this.style.labelsAt === 'right' ? first - 6 - widthOf(text, 7) : 22,
        text,
        bold: false,
        down: middle(1),
      },
      ...wrapped.flatMap(({ x, lines }) =>
        lines.map((each, i) => ({ ...this.inColumn(x, each), down: middle(lines.length) + i * line })),
      ),
    ]
    if (this.style.splitsRows) {
      for (let i = 0; i < most; i++) {
        const own = runs.filter(({ down = 0 }) => down === i * line)
        if (!this.sheet.fits(line)) this.breakPage()
        this.sheet.row(
          own.map((run) => ({ ...run, down: 0 })),
          line,
        )
      }
      this.sheet.gap(5)
      return
    }
    if (!this.sheet.fits(height)) this.breakPage()
    this.sheet.row(runs, height)
  }

  private breakPage(): void {
    this.sheet.breakPage()
    if (this.style.repeatsNames) this.names()
  }

  private inColumn(x: number, text: string): Run {
    return this.style.align === 'left' ? { x, text } : centred(x + this.style.width / 2, text)
  }
}
