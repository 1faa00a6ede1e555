/** One part of the soak: what it shows, and what it found. */
export interface SoakPart {
  what: string
  figures: readonly string[]
  faults: readonly string[]
  minutes: number
}

const widest = 74

/** All parts in one table, as a person reads it: what was done, what came out, how it ended. */
export function soakTable(parts: readonly SoakPart[]): string[] {
  const cells = parts.map(({ what, figures, faults, minutes }) => {
    const outcome = faults.length === 0 ? 'holds' : `${faults.length} WRONG`
    return {
      left: [...wrapped(what, 34), `${outcome}, ${minutes.toFixed(0)} min`],
      right: [...figures, ...faults.map((fault) => `WRONG: ${fault}`)].flatMap((line) =>
        wrapped(line.trim().replace(/ {2,}/g, ' '), widest),
      ),
    }
  })
  const rule = `+${'-'.repeat(36)}+${'-'.repeat(widest + 2)}+`
  const rows = cells.flatMap(({ left, right }) => [
    ...Array.from(
      { length: Math.max(left.length, right.length) },
      (_, at) => `| ${(left[at] ?? '').padEnd(34)} | ${(right[at] ?? '').padEnd(widest)} |`,
    ),
    rule,
  ])
  return [rule, ...rows]
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
