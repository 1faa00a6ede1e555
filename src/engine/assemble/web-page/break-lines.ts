import type { Run } from './page-block.ts'
import type { Measure } from './typefaces.ts'

/** Text of one look on one line. */
export interface Piece {
  text: string
  /** From the line's left edge, in points. */
  x: number
  size: number
  bold: boolean
  /** Below 1 for a word that is wider than its column: it is set narrower, never broken. */
  stretch: number
}

export interface Line {
  pieces: Piece[]
  /** The largest size on it. */
  size: number
}

interface Fragment {
  text: string
  size: number
  bold: boolean
}

/** Spaces at which a line may end; one of no width is not set. */
const breaks = /(\n|[ \t\r\f\u200b]+)/

/** The lines of a paragraph in a column of this width. */
export function linesOfRuns(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const open = new OpenLines(width, measure)
  for (const { text, size, bold } of runs)
    for (const part of plain(text).split(breaks)) {
      if (part === '') continue
      if (part === '\n') open.endLine(size)
      else if (breaks.test(part)) open.space(part, { size, bold })
      else open.fragment({ text: part, size, bold })
    }
  return open.end()
}

/** Composed, with spaces that are spaces, without signs that show nothing. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/(?![\u200b\n\t\r\f])\p{C}/gu, '')
}

class OpenLines {
  private readonly lines: Line[] = []
  private line: Line = { pieces: [], size: 0 }
  private filled = 0
  /** Parts of one word, which may change its look. */
  private word: Fragment[] = []
  private gap: { text: string; width: number } | null = null
  private readonly width: number
  private readonly measure: Measure

  constructor(width: number, measure: Measure) {
    this.width = width
    this.measure = measure
  }

  fragment(fragment: Fragment): void {
    this.word.push(fragment)
  }

  space(written: string, { size, bold }: Pick<Fragment, 'size' | 'bold'>): void {
    this.endWord()
    const text = ' '.repeat(written.replaceAll('\u200b', '').length)
    this.gap = { text, width: this.measure(text, size, bold) }
  }

  endLine(size: number): void {
    this.endWord()
    this.line.size ||= size
    this.lines.push(this.line)
    this.line = { pieces: [], size: 0 }
    this.filled = 0
    this.gap = null
  }

  end(): Line[] {
    this.endWord()
    if (this.line.pieces.length > 0) this.lines.push(this.line)
    return this.lines
  }

  private endWord(): void {
    if (this.word.length === 0) return
    const wide = this.word.reduce((sum, each) => sum + this.measure(each.text, each.size, each.bold), 0)
    const gap = this.line.pieces.length > 0 ? (this.gap?.width ?? 0) : 0
    if (this.line.pieces.length > 0 && this.filled + gap + wide > this.width)
      this.endLineBefore(this.word[0]?.size ?? 0)
    else this.filled += gap
    const stretch = wide > this.width ? this.width / wide : 1
    for (const [at, fragment] of this.word.entries()) this.put(fragment, stretch, at === 0)
    this.word = []
    this.gap = null
  }

  private endLineBefore(size: number): void {
    const { word } = this
    this.word = []
    this.endLine(size)
    this.word = word
  }

  private put({ text, size, bold }: Fragment, stretch: number, isFirst: boolean): void {
    const last = this.line.pieces.at(-1)
    const gap = isFirst ? (this.gap?.text ?? '') : ''
    if (last && last.size === size && last.bold === bold && last.stretch === 1 && stretch === 1)
      last.text += gap + text
    else this.line.pieces.push({ text, x: this.filled, size, bold, stretch })
    this.filled += stretch * this.measure(text, size, bold)
    this.line.size = Math.max(this.line.size, size)
  }
}
