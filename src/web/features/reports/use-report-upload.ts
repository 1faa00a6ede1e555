import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listUploadedReports, type UploadedReport, uploadCreditReport } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { readStored, writeStored } from '../../lib/stored-record.ts'
import { creditReportSelections } from '../../lib/stored-records.ts'
import { useToast } from '../../lib/toast-context.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { checkReportFiles } from './check-report-file.ts'

/** What an upload sends: the chosen files, pages for the stored report, or only the password of it. */
interface Sending {
  files: readonly File[]
  addTo?: boolean
  password?: string
}

/** One bureau's files on their way: chosen, sent, refused. What is stored comes from the server's list. */
export function useReportUpload(client: string, bureau: BureauKey) {
  const { reports } = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)

  const take = async (next: readonly File[]) => {
    const refused = next.length > 0 ? await checkReportFiles(next) : null
    setFiles(next)
    setProblem(refused && reports[refused])
    setPasswordProblem(null)
    rememberChoice(bureau, next[0]?.name ?? null)
  }
  const choose = (chosen: readonly File[]) => take(chosen)
  const remove = () => void take([])

  const send = async ({ files: sent, addTo = false, password }: Sending) => {
    const controller = new AbortController()
    stopper.current = controller
    setProblem(null)
    setPasswordProblem(null)
    setProgress(0)
    try {
      const stored = await uploadWithProgress(uploadCreditReport, {
        fields: {
          bureau,
          clientId: client,
          ...(addTo ? { addTo: 'true' as const } : {}),
          ...(password ? { password } : {}),
        },
        files: { creditReport: sent },
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
        const locked = error instanceof ApiError ? (error.fields.password ?? null) : null
        setPasswordProblem(locked)
        if (locked === null)
          setProblem(sentenceOf(error, `${reports.failed.title}: ${reports.failed.description}`))
        if (locked === null) toast({ ...reports.failed, kind: 'destructive' })
      }
    } finally {
      setProgress(null)
    }
  }
  const upload = async () => {
    if (files.length === 0 || progress !== null || (await checkReportFiles(files))) return
    await send({ files })
  }
  /** Pages that the stored report lacks go at once: there is nothing else to decide. */
  const addPages = async (pages: readonly File[]) => {
    if (progress !== null) return
    const refused = await checkReportFiles(pages)
    if (refused) setProblem(reports[refused])
    else await send({ files: pages, addTo: true })
  }
  /** Of the chosen files, else of the stored one. */
  const unlock = async (password: string) => {
    if (progress !== null || password === '') return
    await send(files.length > 0 ? { files, password } : { files: [], addTo: true, password })
  }
  const stop = () => stopper.current?.abort()
  return {
    files,
    problem,
    passwordProblem,
    progress,
    choose,
    remove,
    upload,
    addPages,
    unlock,
    stop,
  }
}

function rememberChoice(bureau: BureauKey, name: string | null): void {
  const before = readStored(creditReportSelections) ?? { experian: null, equifax: null, transunion: null }
  writeStored(creditReportSelections, { ...before, [bureau]: name })
}
