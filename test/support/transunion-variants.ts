/** TransUnion samples with their label/value tables laid out otherwise. */
import { lineOf } from '../../src/engine/read/lines.ts'
import type { Word } from '../../src/engine/read/positioned-text.ts'
import { keyOf } from '../../src/engine/report/label-keys.ts'
import { accountPlans } from '../../src/engine/report/transunion-acr/transunion-form.ts'
import { type FlowRow, movedBy } from './page-flow.ts'
import { findLanes, type Lanes, splitRow } from './value-lanes.ts'

const accountLabelKeys: ReadonlySet<string> = new Set(Object.keys(accountPlans).map(keyOf))

/** True for what the browser prints into the margins of the samples. */
export function isMargin({ text }: { text: string }): boolean {
  return /^\d+\/\d+\/\d+, \d+:\d+ [AP]M|^https:/.test(text)
}

/** A row of the report that is no table row, or all rows of one label/value pair. */
type Piece = { plain: FlowRow } | { labels: FlowRow[]; values: FlowRow[] }

/**
 * Breaks every value of the label/value tables at this width: at any letter, as `word-break: break-all` does, or
 * between words.
 */
export function breakValues(rows: FlowRow[], points: number, where: 'any letter' | 'spaces'): FlowRow[] {
  return piecesOf(rows).flatMap((piece) => {
    if ('plain' in piece) return [piece.plain]
    const { labels, values } = piece
    const model = values[0]?.words[0]
    if (model === undefined) return labels
    const text = values.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
    const broken = partsOf(text, points, model.size, where).map((part) => ({
      height: model.box.height,
      space: 1,
      words: wordsAt(part, model),
    }))
    return besideEachOther(labels, broken)
  })
}

/** Puts every value on rows of its own below its label, at the label's left edge. */
export function stackValues(rows: FlowRow[]): FlowRow[] {
  return piecesOf(rows).flatMap((piece) => {
    if ('plain' in piece) return [piece.plain]
    const left = piece.labels[0]?.words[0]?.box.x ?? 0
    const values = piece.values.map((row) => {
      const shift = left - (row.words[0]?.box.x ?? left)
      return { ...row, space: 1, words: row.words.map((word) => movedBy(word, shift, 0)) }
    })
    return [...piece.labels, ...values]
  })
}

function piecesOf(rows: FlowRow[]): Piece[] {
  const lines = rows.filter(({ words }) => words.length > 0).map(({ words }) => lineOf(words))
  const lanes = findLanes(lines, accountLabelKeys)
  const pieces: Piece[] = []
  for (const row of rows) {
    const split = tableRowOf(row, lanes)
    const last = pieces.at(-1)
    if (split === null) pieces.push({ plain: row })
    else if (last !== undefined && 'labels' in last && (split.label === null || split.value === null)) {
      if (split.label !== null) last.labels.push(split.label)
      if (split.value !== null) last.values.push(split.value)
    } else pieces.push({ labels: split.label ? [split.label] : [], values: split.value ? [split.value] : [] })
  }
  return pieces
}

/** Labels are set in regular type and values in bold; the month headings of the grid are bold throughout. */
function tableRowOf(row: FlowRow, lanes: Lanes): { label: FlowRow | null; value: FlowRow | null } | null {
  if (row.words.length === 0) return null
  const line = lineOf(row.words)
  if (line.text === 'removed') return { label: row, value: null }
  const { label, value } = splitRow(line, lanes, accountLabelKeys)
  const first = value[0]
  if (first === undefined || !first.bold || label[0]?.bold || /^[A-Z][a-z]+ \d{4}/.test(line.text))
    return null
  if (lanes.valueX === null || Math.abs(first.box.x - lanes.valueX) > 3) return null
  return {
    label: label.length === 0 ? null : { ...row, words: label },
    value: { ...row, words: value },
  }
}

function besideEachOther(labels: FlowRow[], values: FlowRow[]): FlowRow[] {
  const rows: FlowRow[] = []
  for (let at = 0; at < Math.max(labels.length, values.length); at += 1) {
    const [label, value] = [labels[at], values[at]]
    const y = label?.words[0]?.box.y ?? 0
    const words = value?.words.map((word) => movedBy(word, 0, label === undefined ? 0 : y - word.box.y)) ?? []
    rows.push({
      height: (label ?? value)?.height ?? 0,
      space: (label ?? value)?.space ?? 1,
      words: [...(label?.words ?? []), ...words],
    })
  }
  return rows
}

function partsOf(text: string, points: number, size: number, where: 'any letter' | 'spaces'): string[] {
  const parts: string[] = []
  let part = ''
  for (const piece of where === 'any letter' ? [...text] : text.split(/(?<= )/)) {
    if (part !== '' && piece !== ' ' && textWidth(part + piece.trimEnd(), size) > points) {
      parts.push(part)
      part = ''
    }
    part += piece
  }
  return [...parts, part]
}

/** One row's text as words from the model's left edge on. */
function wordsAt(text: string, model: Word): Word[] {
  const words: Word[] = []
  let x = model.box.x
  for (const part of text.split(' ').filter((each) => each !== '')) {
    const width = textWidth(part, model.size)
    words.push({ ...model, text: part, box: { ...model.box, x, width } })
    x += width + textWidth(' ', model.size)
  }
  return words
}

function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (widthOf(letter) * size) / 1000, 0)
}

/** Letter widths of Arial Bold in thousandths of the font size, roughly. */
function widthOf(letter: string): number {
  if (/[ilI.,;:'|/()\s-]/.test(letter)) return 300
  if (/[MW%]/.test(letter)) return 850
  return /[A-Z&]/.test(letter) ? 700 : 560
}
