import { useCallback } from 'react'
import type { PortalClient } from '../../../shared/api/portal.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DirectLinks, GeneratedDocuments } from './generated-documents.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { UploadedReports } from './uploaded-reports.tsx'
import { useAfterOpening } from './use-after-opening.ts'
import type { usePortalData } from './use-portal-data.ts'

type Data = ReturnType<typeof usePortalData>

/** The document portal: what was uploaded, what was made from it, and direct links. */
export function DocumentsCard(props: {
  client: PortalClient
  documents: Data['documents']
  reports: Data['reports']
  reload: Data['reload']
}) {
  const { client, reload } = props
  const { documents: texts } = useMessages().portal
  const { data, error, isFetching } = props.documents
  const onOpen = useAfterOpening(useCallback(() => reload('documents'), [reload]))
  return (
    <Card
      id="documents"
      title={texts.title}
      aside={
        <RefreshButton
          what={texts.title}
          busy={isFetching}
          onPress={() => void reload('documents', 'client')}
        />
      }
    >
      <div className="grid gap-6">
        <UploadedReports
          client={client}
          details={props.reports.data ?? []}
          onUnlocked={() => void reload('client', 'status', 'documents', 'review')}
        />
        <div>
          <div className="mb-2 flex flex-wrap items-center gap-3">
            <h3 className="text-lg">{texts.generated}</h3>
            {data && <Badge>{texts.files(data.length)}</Badge>}
          </div>
          <LoadFailure of={props.documents} otherwise={texts.failed} />
          {!data && !error && <Skeleton />}
          {data && (
            <GeneratedDocuments
              clientId={client.id}
              documents={data}
              isUnpaid={client.clientType === 'paid' && client.paymentStatus !== 'paid'}
              onOpen={onOpen}
            />
          )}
        </div>
        <DirectLinks client={client} onOpen={onOpen} />
      </div>
    </Card>
  )
}
