import type { Block, Run } from './page-block.ts'

/** How text looks where it stands. */
export interface TextStyle {
  bold: boolean
  /** In points. */
  size: number
  fill: string | null
  keepsSpace: boolean
}

/** Gathers text and blocks in reading order; white space collapses as in a browser. */
export class Flow {
  readonly blocks: Block[] = []
  private runs: Run[] = []
  private fill: string | null = null

  text(value: string, style: TextStyle): void {
    const collapsed = style.keepsSpace ? value : value.replace(/[ \t\r\n\f]+/g, ' ')
    const last = this.runs.at(-1)
    const startsLine = last === undefined || /[ \n]$/.test(last.text)
    const text = startsLine && !style.keepsSpace ? collapsed.replace(/^ /, '') : collapsed
    if (text === '') return
    this.fill = style.fill
    if (last && last.text !== '\n' && last.bold === style.bold && last.size === style.size) last.text += text
    else this.runs.push({ text, bold: style.bold, size: style.size })
  }

  /** A new line in the same paragraph. */
  lineBreak(style: TextStyle): void {
    if (this.runs.length > 0) this.runs.push({ text: '\n', bold: false, size: style.size })
  }

  /** Ends the paragraph. */
  end(): void {
    while (this.runs.at(-1)?.text.trim() === '') this.runs.pop()
    const last = this.runs.at(-1)
    if (last) {
      last.text = last.text.trimEnd()
      this.blocks.push({ kind: 'text', runs: this.runs, fill: this.fill })
    }
    this.runs = []
  }

  block(block: Block): void {
    this.end()
    this.blocks.push(block)
  }
}
