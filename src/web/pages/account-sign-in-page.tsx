import { useState } from 'react'
import * as z from 'zod/mini'
import { RedeemLink } from '../features/accounts/redeem-link.tsx'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
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
  const [{ token, next }] = useSearch(signInSearch)
  const [failure, setFailure] = useState<string | null>(null)
  usePageTitle(account.signIn.pageTitle)
  if (token && failure === null) return <RedeemLink token={token} onRefused={setFailure} />
  return <AskLink next={next} failure={failure} />
}

function AskLink({ next, failure }: { next: string; failure: string | null }) {
  const texts = useMessages().account.signIn
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
