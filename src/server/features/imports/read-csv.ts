import { setImmediate as letOthers } from 'node:timers/promises'
import { parse } from 'csv-parse'

/** A record of the file: the line on which it begins, from 1, and its cells as they stand there. */
export interface CsvRow {
  line: number
  cells: readonly string[]
}

/** The file is no table that can be read; `message` says why, for a log and not for a person. */
export class NotCsv extends Error {
  override name = 'NotCsv'
}

const separators = [',', ';', '\t'] as const
const longestRecord = 200_000
const piece = 64 * 1024
/** Whoever else waits for this process has a turn after so many: a row may be of a hundred thousand. */
const cellsInOneGo = 5_000

/**
 * The records of a CSV file (RFC 4180) one by one, its first line among them. UTF-8 with or without a mark, UTF-16 with one, otherwise
 * Windows-1252, as spreadsheets of the United States write it. A line 'sep=;' before them, as Excel takes it, is none of them. Throws NotCsv.
 */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<CsvRow> {
  const { text, separator, linesBefore } = withoutHint(textOf(bytes))
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  })
  void feed(parser, text)
  let before = linesBefore
  let count = 0
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      yield { line: before + 1, cells: record }
      before = linesBefore + info.lines
      count += 1 + record.length
      if (count < cellsInOneGo) continue
      count = 0
      await letOthers()
    }
  } catch (cause) {
    throw new NotCsv('the parser gave up', { cause })
  }
}

interface Parsed {
  info: { lines: number }
  record: string[]
}

/** In pieces, and others have a turn between two: a large file is never parsed in one go, also where it holds no row at all. */
async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  for (let at = 0; at < text.length && !parser.destroyed; at += piece) {
    if (!parser.write(text.slice(at, at + piece))) await drained(parser)
    await letOthers()
  }
  if (!parser.destroyed) parser.end()
}

/** Or ended: what reads it may have seen enough, or the parser given up. */
function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    parser.once('drain', done)
    parser.once('close', done)
  })
}

function withoutHint(text: string) {
  const hint = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(text)
  if (!hint) return { text, separator: separatorOf(text), linesBefore: 0 }
  return { text: text.slice(hint[0].length), separator: hint[1], linesBefore: 1 }
}

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // What no text has: a spreadsheet's own file, a picture.
  if (bytes.subarray(0, 4096).includes(0)) throw new NotCsv('a byte of zero')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What stands most often outside of quotes in the first line. */
function separatorOf(text: string): (typeof separators)[number] {
  const [first = ''] = text.slice(0, longestRecord).split(/\r?\n/, 1)
  const plain = first.replaceAll(/"[^"]*"/g, '')
  const countOf = (separator: string) => plain.split(separator).length
  return separators.reduce((best, each) => (countOf(each) > countOf(best) ? each : best))
}
