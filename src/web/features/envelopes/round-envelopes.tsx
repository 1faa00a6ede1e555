import Printer from 'lucide-react/icons/printer'
import {
  downloadRoundEnvelopes,
  type EnvelopesShown,
  type LetterEnvelope,
} from '../../../shared/api/envelopes.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface RoundEnvelopesProps {
  clientId: string
  query: { data: EnvelopesShown | null | undefined; error: unknown; refetch: () => unknown }
}

/** The packets of the newest round's letters to bureaus in one file, where several are ready and none is mailed. */
export function RoundEnvelopes({ clientId, query }: RoundEnvelopesProps) {
  const { envelopes: texts } = useMessages()
  if (query.error) {
    return (
      <Notice tone="alarm" role="alert" className="mb-5">
        <p>{sentenceOf(query.error, texts.failed)}</p>
        <Button kind="secondary" size="sm" className="mt-2" onClick={() => void query.refetch()}>
          {texts.tryAgain}
        </Button>
      </Notice>
    )
  }
  const round = Math.max(0, ...(query.data?.letters.map((letter) => letter.round) ?? []))
  const ready = (query.data?.letters ?? []).filter((letter) => letter.round === round && isToMail(letter))
  if (ready.length < 2) return null
  return (
    <div className="mb-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-xl">{texts.round.title}</h3>
      <p className="mt-1 mb-4 max-w-prose text-muted">{texts.round.text(ready.length)}</p>
      <LinkButton
        to={addressOf(downloadRoundEnvelopes, { params: { id: clientId, round: String(round) } })}
        download
        kind="secondary"
      >
        <Printer aria-hidden="true" className="size-5" />
        {texts.round.get(round)}
      </LinkButton>
    </div>
  )
}

const isToMail = ({ isBureau, isReady, isMailed }: LetterEnvelope) => isBureau && isReady && !isMailed
