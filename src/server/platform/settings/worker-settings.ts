import { defineShown } from './setting.ts'
import { wholeNumber } from './setting-kinds.ts'

/** When a reader of reports, or a writer of documents, is stopped. */
export const workerSettings = {
  readerMemoryMb: defineShown(
    'READER_MEMORY_MB',
    '500',
    wholeNumber(128, 8192, 'megabytes'),
    'Memory at which a report reader is stopped.',
  ),
  readerDeadlineMs: defineShown(
    'READER_DEADLINE_MS',
    '30000',
    wholeNumber(1000, 600_000, 'milliseconds'),
    'Time after which a report reader is stopped.',
  ),
  documentDeadlineMs: defineShown(
    'DOCUMENT_DEADLINE_MS',
    '60000',
    wholeNumber(1000, 600_000, 'milliseconds'),
    'Time after which the writing of the documents is stopped.',
  ),
}
