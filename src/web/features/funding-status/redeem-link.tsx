import { redeemFundingLink } from '../../../shared/api/funding-application.ts'
import { takeStoredLanguage } from '../../lib/take-stored-language.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
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
  const { busy, failure, act, refuse } = useAct(texts.failed)
  const redeem = () =>
    act(
      async (call) => {
        const { applicationId } = await call(redeemFundingLink, { body: { token } })
        if (applicationId !== null) await takeStoredLanguage()
        return applicationId
      },
      (applicationId) => (applicationId === null ? refuse(texts.none) : onOpened(applicationId)),
    )
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
