import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listUploadedReports, type UploadedReport, uploadCreditReport } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { readStored, writeStored } from '../../lib/stored-record.ts'
import { creditReportSelections } from '../../lib/stored-records.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { checkReportFile } from './check-report-file.ts'

/** One bureau's file on its way: chosen, sent, refused. What is stored comes from the server's list. */
export function useReportUpload(client: string, bureau: BureauKey) {
  const { reports } = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)

  const choose = async (chosen: File) => {
    const refused = await checkReportFile(chosen)
    setFile(chosen)
    setProblem(refused && reports[refused])
    rememberChoice(bureau, chosen.name)
  }
  const remove = () => {
    setFile(null)
    setProblem(null)
    rememberChoice(bureau, null)
  }
  const upload = async () => {
    if (!file || progress !== null || (await checkReportFile(file))) return
    const controller = new AbortController()
    stopper.current = controller
    setProblem(null)
    setProgress(0)
    try {
      const stored = await uploadWithProgress(uploadCreditReport, {
        fields: { bureau, clientId: client },
        files: { creditReport: file },
        onProgress: setProgress,
        signal: controller.signal,
      })
      const queryKey = queryKeyOf(listUploadedReports, { query: { client } })
      queries.setQueryData(queryKey, (before: UploadedReport[] | null | undefined) => [
        ...(before ?? []).filter((each) => each.bureau !== bureau),
        stored,
      ])
      // A three-bureau file fills other slots, too.
      void queries.invalidateQueries({ queryKey, exact: true })
      remove()
    } catch (error) {
      if (!controller.signal.aborted) {
        setProblem(sentenceOf(error, `${reports.failed.title}: ${reports.failed.description}`))
        toast({ ...reports.failed, kind: 'destructive' })
      }
    } finally {
      setProgress(null)
    }
  }
  return { file, problem, progress, choose, remove, upload, stop: () => stopper.current?.abort() }
}

function rememberChoice(bureau: BureauKey, name: string | null): void {
  const before = readStored(creditReportSelections) ?? { experian: null, equifax: null, transunion: null }
  writeStored(creditReportSelections, { ...before, [bureau]: name })
}
