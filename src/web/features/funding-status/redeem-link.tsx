import { useState } from 'react'
import { redeemFundingLink } from '../../../shared/api/funding-application.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { takeStoredLanguage } from '../../lib/take-stored-language.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { RequestLink } from './request-link.tsx'

interface RedeemLinkProps {
  token: string
  /** Leaves for the page of that application by a full load: what was fetched as somebody else is forgotten. */
  onOpened: (applicationId: number) => void
}

/** A press redeems the mailed link: a mail scanner that opens the address uses nothing up and signs nobody in. */
export function RedeemLink({ token, onOpened }: RedeemLinkProps) {
  const { link: texts } = useMessages().fundingStatus
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const redeem = async () => {
    setBusy(true)
    try {
      const { applicationId } = await callApi(redeemFundingLink, { body: { token } })
      if (applicationId === null) {
        setFailure(texts.none)
        return
      }
      await takeStoredLanguage()
      onOpened(applicationId)
    } catch (error) {
      setFailure(say(sentenceOf(error, texts.failed)))
    } finally {
      setBusy(false)
    }
  }
  if (failure !== null) return <RequestLink why={failure} />
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Button busy={busy} onClick={redeem}>
        {texts.button}
      </Button>
    </>
  )
}
