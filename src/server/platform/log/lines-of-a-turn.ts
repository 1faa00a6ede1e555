import { type DestinationStream, pino } from 'pino'

/**
 * Standard output, written once a turn of the event loop: a write of its own for each line was a fifth of what a page costs. A line that was
 * said before the process ends in any way but a kill is written.
 */
export function linesOfATurn(): DestinationStream & { flushSync(): void } {
  const output = pino.destination({ fd: 1, sync: true })
  let lines = ''
  const flushSync = () => {
    const said = lines
    lines = ''
    if (said !== '') output.write(said)
  }
  process.once('exit', flushSync)
  return {
    write(line) {
      if (lines === '') setImmediate(flushSync)
      lines += line
    },
    flushSync,
  }
}
