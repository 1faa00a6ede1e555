/** Values of label/value rows as printed text, money and dates. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate } from '../credit-report.ts'
import { parseMoney, parsePrintedDate, printed } from '../printed-values.ts'
import { joinRows, type WrapStyle } from './wrapped-text.ts'

/** @returns null when nothing, or only dashes, is printed. Brackets that mark adverse items stay in `raw` only. */
export function readText(rows: Line[], style: WrapStyle): Printed<string> | null {
  const raw = joinRows(rows, style)
  const value = withoutBrackets(raw)
  return isNothing(value) ? null : printed(value, raw, wordsIn(rows))
}

/** Whole dollars or null when the text is no amount. */
export function readMoney(rows: Line[], style: WrapStyle): Printed<number> | null {
  const raw = joinRows(rows, style)
  const value = parseMoney(withoutBrackets(raw))
  return value === null ? null : printed(value, raw, wordsIn(rows))
}

export function readDate(rows: Line[], style: WrapStyle): Printed<PrintedDate> | null {
  const raw = joinRows(rows, style)
  const value = parsePrintedDate(withoutBrackets(raw))
  return value === null ? null : printed(value, raw, wordsIn(rows))
}

/**
 * 'High balance of $6,281 from 05/2024 to 11/2026; $5,100 from …': the amount of the latest period.
 * Without periods, the first amount.
 */
export function readHistoricalMoney(rows: Line[], style: WrapStyle): Printed<number> | null {
  return latestAmount(joinRows(rows, style), wordsIn(rows))
}

export function latestAmount(raw: string, words: Word[]): Printed<number> | null {
  let best: { amount: number; until: string } | null = null
  for (const match of raw.matchAll(/(-?\$[\d,]+(?:\.\d{2})?)(?:[^$]*?\bto (\d{2})\/(\d{4}))?/g)) {
    const amount = parseMoney(match[1] ?? '')
    const until = match[2] === undefined ? '' : `${match[3]}-${match[2]}`
    if (amount !== null && (best === null || until > best.until)) best = { amount, until }
  }
  return best === null ? null : printed(best.amount, raw, words)
}

/** '>PROFIT AND LOSS WRITEOFF<; CLOSED': one remark each, without brackets. */
export function readRemarks(rows: Line[], style: WrapStyle): Printed<string>[] {
  const words = wordsIn(rows)
  return joinRows(rows, style)
    .split(/;/)
    .map((part) => part.trim())
    .filter((part) => !isNothing(withoutBrackets(part)))
    .map((part) => printed(withoutBrackets(part), part, words))
}

export function isNothing(text: string): boolean {
  return /^[-–—\s]*$/.test(text)
}

export function wordsIn(rows: Line[]): Word[] {
  return rows.flatMap((row) => row.words)
}

function withoutBrackets(text: string): string {
  return text
    .replace(/^\s*>\s*/, '')
    .replace(/\s*<\s*$/, '')
    .replace(/>|</g, '')
    .trim()
}
