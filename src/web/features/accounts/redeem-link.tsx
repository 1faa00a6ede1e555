import { useEffect } from 'react'
import { lookUpSignInLink, redeemSignInLink } from '../../../shared/api/accounts.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { leavePage } from '../../lib/leave-page.ts'
import { takeStoredLanguage } from '../../lib/take-stored-language.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FullScreenLoading } from '../../ui/full-screen-loading.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/**
 * What a mailed link opens, said before its button: whose address it is and what becomes of what this browser holds. A
 * link that somebody else sent is known by that, and the visitor may stay as they are.
 */
export function RedeemLink({ token, onRefused }: { token: string; onRefused: (sentence: string) => void }) {
  const texts = useMessages().account.signIn
  const { busy, failure, act } = useAct(texts.linkFailed)
  const { data, error, isPending } = useCall(lookUpSignInLink, { body: { token } })
  const refused = error instanceof ApiError && error.status === 400
  const why = failure ?? (refused ? sentenceOf(error, texts.linkFailed) : null)
  useEffect(() => {
    if (why !== null) onRefused(why)
  }, [why, onRefused])
  if (isPending || refused) return <FullScreenLoading />

  const redeem = () =>
    act(
      async (call) => {
        const reply = await call(redeemSignInLink, { body: { token } })
        await takeStoredLanguage()
        return reply
      },
      // A full load: everything that was fetched as somebody else is forgotten.
      ({ next }) => leavePage(next, { replace: true }),
    )
  const [other] = data?.staysApart ?? []
  const meets = other ?? data?.signsOut ?? null
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.linkTitle} lead={data ? texts.linkLead(data.email) : texts.linkLeadUnnamed} />
      {data && meets !== null && (
        <Notice tone="wait" title={texts.notYours} className="mb-6">
          {data.signsOut !== null && <p>{texts.signsOut(data.signsOut)}</p>}
          {other !== undefined && <p>{texts.staysApart(data.staysApart.join(', '), data.email)}</p>}
        </Notice>
      )}
      <div className="flex flex-wrap gap-4">
        <Button busy={busy} onClick={redeem}>
          {texts.linkButton}
        </Button>
        {meets !== null && (
          <LinkButton to="/client-dashboard?client=me" kind="secondary">
            {texts.stayAsIs}
          </LinkButton>
        )}
      </div>
    </PageFrame>
  )
}
