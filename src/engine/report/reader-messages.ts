/** What the server and its reading children tell each other. */
import type { ReportReading } from './read-report.ts'

export interface ReaderRequest {
  id: number
  bytes: Uint8Array
}

/** `fault`: the reader threw, which is a defect of this program and not of the file. */
export type ReaderAnswer = { id: number; reading: ReportReading } | { id: number; fault: string }
