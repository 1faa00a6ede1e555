import Printer from 'lucide-react/icons/printer'
import { downloadRoundEnvelopes, listEnvelopes } from '../../../shared/api/envelopes.ts'
import { caseFileTexts } from '../../../shared/messages/staff/case-files.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useCall } from '../../lib/use-call.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { CaseSection } from './case-section.tsx'

const { packets: texts } = caseFileTexts

/** The packets of the newest round's letters to bureaus, to print in one file. */
export function PacketsSection({ clientId }: { clientId: string }) {
  const envelopes = useCall(listEnvelopes, { params: { id: clientId } })
  const ready = (envelopes.data?.letters ?? []).filter(({ isBureau, isReady }) => isBureau && isReady)
  const round = Math.max(0, ...ready.map((letter) => letter.round))
  return (
    <CaseSection id="packets" title={texts.title}>
      {round === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <LinkButton
          size="sm"
          kind="secondary"
          download
          to={addressOf(downloadRoundEnvelopes, { params: { id: clientId, round: String(round) } })}
        >
          <Printer aria-hidden="true" className="size-5" />
          {texts.all(round)}
        </LinkButton>
      )}
    </CaseSection>
  )
}
