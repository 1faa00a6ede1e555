import { useState } from 'react'
import * as z from 'zod/mini'
import { redeemSignInLink } from '../../shared/api/accounts.ts'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { sentenceOf } from '../lib/api-error.ts'
import { callApi } from '../lib/call-api.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { takeStoredLanguage } from '../lib/take-stored-language.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const signInSearch = z.object({
  token: z._default(z.catch(z.nullable(z.string()), null), null),
  next: z._default(z.catch(z.string(), '/client-dashboard?client=me'), '/client-dashboard?client=me'),
})

/** `/account/sign-in`: asks for a link, or redeems one. A press redeems it: opening the address uses nothing up. */
export default function AccountSignInPage() {
  const { account } = useMessages()
  const texts = account.signIn
  const [{ token, next }] = useSearch(signInSearch)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  usePageTitle(texts.pageTitle)

  const redeem = async () => {
    if (!token || busy) return
    setBusy(true)
    try {
      const reply = await callApi(redeemSignInLink, { body: { token } })
      await takeStoredLanguage()
      // A full load: everything that was fetched as somebody else is forgotten.
      window.location.replace(reply.next)
    } catch (error) {
      setFailure(sentenceOf(error, texts.linkFailed))
      setBusy(false)
    }
  }

  if (token && failure === null) {
    return (
      <PageFrame width="narrow">
        <PageHeading title={texts.linkTitle} lead={texts.linkLead} />
        <Button busy={busy} onClick={redeem}>
          {texts.linkButton}
        </Button>
      </PageFrame>
    )
  }
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.title} lead={texts.lead} />
      {failure && (
        <Notice tone="alarm" role="alert" title={texts.linkFailed} className="mb-6">
          <p>{failure}</p>
        </Notice>
      )}
      <SignInForm next={next} />
    </PageFrame>
  )
}
