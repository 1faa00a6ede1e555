import {
  getReportLines,
  getReportReading,
  pointAtLine,
  type ReportReadingState,
} from '../../shared/api/pointing.ts'
import { readingOf, saidBalance, sampleLines } from './sample-reading.ts'
import { answerTo } from './stub-calls.ts'

/** A server whose report reads as it is set, and that keeps what was said to it. */
export function serveReading(first: ReportReadingState, lines = [...sampleLines]) {
  const server = { reading: first, lines, said: [] as unknown[] }
  const read = [
    answerTo(getReportReading, () => server.reading),
    answerTo(getReportLines, () => ({ upload: server.reading.upload, lines: server.lines })),
  ]
  const takes = answerTo(pointAtLine, ({ body }) => {
    server.said.push(body)
    server.reading = readingOf({
      accounts: 5,
      pages: first.pages.map((each) => ({ ...each, unread: Math.max(0, each.unread - 1) })),
      pointings: [saidBalance],
    })
    server.lines = server.lines.map((line) => (line.line === 1 ? { ...line, state: 'pointed' } : line))
    return server.reading
  })
  return { server, read, takes }
}
