import { useState } from 'react'
import { downloadReport } from '../../../shared/api/portal.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** Fetches an uploaded report and saves it as '{bureau}_report.pdf', with the toasts of the specification. */
export function useReportDownload(clientId: number | null) {
  const { toasts } = useMessages().portal
  const toast = useToast()
  const [asked, setAsked] = useState<BureauKey | null>(null)
  const { title, description } = toasts.downloadFailed
  const { busy, act } = useAct(() => description, { toastTitle: title })

  const download = async (bureau: BureauKey) => {
    if (clientId === null) {
      toast({ ...toasts.downloadNoClient, kind: 'destructive' })
      return
    }
    setAsked(bureau)
    await act(async () => {
      const bytes = await fetchFile(addressOf(downloadReport, { params: { id: String(clientId), bureau } }))
      saveFile(bytes, `${bureau}_report.pdf`)
      const { downloadStarted: started } = toasts
      toast({ title: started.title, description: started.description(bureauNames[bureau]), kind: 'success' })
    })
  }
  return { download, busy: busy ? asked : null }
}

async function fetchFile(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'include' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.blob()
}

/** Hands bytes to the browser's own download list. */
function saveFile(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click; a minute is ample for that.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
