import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { previewPackets, printLimit, printPackets } from '../../../shared/api/staff-bulk.ts'
import { bulkTexts as texts } from '../../../shared/messages/staff/bulk.ts'
import { addressOf, type CallReply } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { SkippedClients } from '../../parts/clients/skipped-clients.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The packets of the chosen clients as one file, after it has been said whose it holds. */
export function BulkPrint({ clientIds }: { clientIds: readonly number[] }) {
  const [preview, setPreview] = useState<CallReply<typeof previewPackets> | null>(null)
  const { failure, act } = useAct(texts.printFailed)
  const isTooMany = clientIds.length > printLimit
  const asked = clientIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: by whom it asks for, not by object
  useEffect(() => {
    setPreview(null)
    if (!isTooMany)
      void act(async (call) =>
        setPreview(await call(previewPackets, { body: { clientIds: [...clientIds] } })),
      )
  }, [asked])
  if (isTooMany) return <p className="font-semibold text-alarm">{texts.printMany(printLimit)}</p>
  if (failure) return <FailureNotice sentence={failure} />
  if (preview === null) return <p role="status">{texts.printLooking}</p>
  const { ready, skipped } = preview
  const letters = ready.reduce((sum, each) => sum + each.letters, 0)
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {letters === 0 ? texts.printNone : texts.printLead(letters, ready.length)}
      </p>
      <ul className="grid gap-1">
        {ready.map((each) => (
          <li key={each.clientId}>
            <strong className="font-semibold">{each.name}</strong>: {texts.printRow(each.round, each.letters)}
          </li>
        ))}
      </ul>
      <SkippedClients title={texts.printSkipped} skipped={skipped} />
      {letters > 0 && (
        <p>
          <LinkButton
            size="sm"
            download
            to={addressOf(printPackets, {
              query: { clients: ready.map(({ clientId }) => clientId).join() },
            })}
          >
            <Printer aria-hidden="true" className="size-5" />
            {texts.printFile}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
