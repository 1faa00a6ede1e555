import type { Messages } from '../../../shared/messages/messages.ts'
import { problemOf } from '../../lib/report-problem.ts'
import { recognisedSentence } from '../../parts/reports/describe-report.ts'
import type { FileState } from '../../ui/file-row.tsx'
import type { SeenFiles } from './use-intake-files.ts'

/** What is said of a chosen report at its field, as step 3 of the checkout says it. */
export function seenIn(
  seen: SeenFiles[keyof SeenFiles],
  { intake, reports }: Pick<Messages, 'intake' | 'reports'>,
): Pick<FileState, 'recognised' | 'problem' | 'pages'> {
  if (seen === 'looking') return { recognised: intake.looking }
  const { recognition, pages = null } = seen ?? {}
  if (!recognition) return {}
  const isScan = recognition.scan?.state === 'reading'
  return {
    pages,
    problem: problemOf(recognition),
    recognised: isScan ? intake.readLater : recognisedSentence({ recognition }, reports),
  }
}
