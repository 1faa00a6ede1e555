import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listUploadedReports, type UploadedReport, uploadCreditReport } from '../../../shared/api/reports.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { ApiError } from '../../lib/api-error.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { readStored, writeStored } from '../../lib/stored-record.ts'
import { creditReportSelections } from '../../lib/stored-records.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
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
  const { title, description } = reports.failed
  const uploading = useUpload(`${title}: ${description}`)
  const { progress, refuse, stop } = uploading
  const passwordProblem = uploading.fields.password ?? null

  const newest = useRef<readonly File[]>(files)
  const take = async (next: readonly File[]) => {
    newest.current = next
    // At once: a press while they are looked into is a press for these, and sends no others.
    setFiles(next)
    setProblem(null)
    refuse(null)
    rememberChoice(bureau, next[0]?.name ?? null)
    const refused = next.length > 0 ? await checkReportFiles(next) : null
    if (refused && newest.current === next) setProblem(reports[refused])
  }
  const choose = (chosen: readonly File[]) => take(chosen)
  const remove = () => void take([])

  const send = async ({ files: sent, addTo = false, password }: Sending) => {
    setProblem(null)
    await uploading.upload(async (uploader) => {
      const stored = await uploader(uploadCreditReport, {
        fields: {
          bureau,
          clientId: client,
          ...(addTo ? { addTo: 'true' as const } : {}),
          ...(password ? { password } : {}),
        },
        files: { creditReport: sent },
      }).catch((error: unknown) => {
        if (!asksNothing(error)) throw error
        toast({ ...reports.failed, kind: 'destructive' })
        throw error
      })
      const queryKey = queryKeyOf(listUploadedReports, { query: { client } })
      queries.setQueryData(queryKey, (before: UploadedReport[] | null | undefined) => [
        ...(before ?? []).filter((each) => each.bureau !== bureau),
        stored,
      ])
      // A three-bureau file fills other slots, too.
      void queries.invalidateQueries({ queryKey, exact: true })
      remove()
    })
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
  return {
    files,
    problem: problem ?? (passwordProblem === null ? uploading.failure : null),
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

/** Neither stopped by the person nor answered with the question for a password: it failed. */
function asksNothing(error: unknown): boolean {
  if (error instanceof ApiError) return error.fields.password === undefined
  return !(error instanceof DOMException && error.name === 'AbortError')
}

function rememberChoice(bureau: BureauKey, name: string | null): void {
  const before = readStored(creditReportSelections) ?? { experian: null, equifax: null, transunion: null }
  writeStored(creditReportSelections, { ...before, [bureau]: name })
}
