import { isDay } from '../../shared/rules/civil-days.ts'

interface AuditArguments {
  files: string[]
  /** ISO date. */
  asOf: string
  json: boolean
  /** Folder for the documents; null when none are wanted. */
  out: string | null
}

export const usage = 'Usage: npm run -s audit -- FILE... [--as-of YYYY-MM-DD] [--json] [--out DIR]'

/** What was typed after the command, or a sentence that says what is wrong with it. */
export function readArguments(typed: string[], today: string): AuditArguments | { problem: string } {
  const result: AuditArguments = { files: [], asOf: today, json: false, out: null }
  const waiting = [...typed]
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    if (word === '--json') result.json = true
    else if (word === '--as-of' || word === '--out') {
      const value = waiting.shift()
      if (value === undefined || value.startsWith('--')) return { problem: `${word} needs a value. ${usage}` }
      if (word === '--out') result.out = value
      else if (isDay(value)) result.asOf = value
      else return { problem: `--as-of must be a date like 2026-11-09, not "${value}".` }
    } else if (word.startsWith('--')) return { problem: `There is no option ${word}. ${usage}` }
    else result.files.push(word)
  }
  return result.files.length === 0 ? { problem: `No file was given. ${usage}` } : result
}
