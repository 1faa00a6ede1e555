import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { type CarriedReport, dropCarried, listCarried } from '../../lib/carried-reports.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { FilesByBureauFields } from './files-by-bureau.tsx'
import { useFilesByBureau } from './use-files-by-bureau.ts'

const carriedKey = ['carried-reports'] as const

/** The reports of the first look that wait on this device: nothing is chosen twice, and the upload is an act of its own. */
export function CarriedReports({ client, stored }: { client: string; stored: readonly UploadedReport[] }) {
  const { carried: texts } = useMessages().reports
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: carriedKey,
    queryFn: listCarried,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const drop = async (gone: readonly File[]) => {
    await dropCarried(gone)
    queries.setQueryData<readonly CarriedReport[]>(carriedKey, (left = []) =>
      left.filter(({ file }) => !gone.includes(file)),
    )
  }
  const chosen = useFilesByBureau(
    client,
    data.map(({ file }) => file),
    drop,
    (file) => data.find((each) => each.file === file)?.bureau ?? null,
  )
  if (data.length === 0) return null
  return (
    <Card id="carried-reports" title={texts.title} className="grid gap-4">
      <p>{texts.lead}</p>
      <FilesByBureauFields name="carried-report" chosen={chosen} stored={stored} />
    </Card>
  )
}
