import { useState } from 'react'
import * as z from 'zod/mini'
import { unsubscribe } from '../../shared/api/accounts.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useAct } from '../lib/use-act.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

const unsubscribeSearch = z.object({ token: z._default(z.catch(z.nullable(z.string()), null), null) })

/** `/account/unsubscribe`: opening the address changes nothing, because mail scanners open it too (RFC 8058). */
export default function AccountUnsubscribePage() {
  const { account } = useMessages()
  const texts = account.unsubscribe
  const [{ token }] = useSearch(unsubscribeSearch)
  const [done, setDone] = useState<string | null>(null)
  const { busy, failure, act } = useAct(texts.failed)
  usePageTitle(texts.pageTitle)

  const stop = () =>
    token && act(async (call) => setDone((await call(unsubscribe, { params: { token } })).email))
  return (
    <PageFrame width="narrow">
      <PageHeading title={texts.title} lead={token ? texts.lead : texts.noToken} />
      {done !== null && (
        <Notice tone="good" role="status">
          <p>{texts.done(done)}</p>
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="alarm" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      {(!token || failure !== null) && (
        <p className="mb-6">
          <TextLink to="/account/preferences">{account.preferences.title}</TextLink>
        </p>
      )}
      {token && done === null && (
        <Button busy={busy} onClick={stop}>
          {texts.button}
        </Button>
      )}
    </PageFrame>
  )
}
