import { useState } from 'react'
import * as z from 'zod/mini'
import { unsubscribe } from '../../shared/api/accounts.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { callApi } from '../lib/call-api.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFrame } from '../ui/page-frame.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

const unsubscribeSearch = z.object({ token: z._default(z.catch(z.nullable(z.string()), null), null) })

/** `/account/unsubscribe`: opening the address changes nothing, because mail scanners open it too (RFC 8058). */
export default function AccountUnsubscribePage() {
  const { account } = useMessages()
  const texts = account.unsubscribe
  const [{ token }] = useSearch(unsubscribeSearch)
  const [done, setDone] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  usePageTitle(texts.pageTitle)

  const stop = async () => {
    if (!token) return
    try {
      setDone((await callApi(unsubscribe, { params: { token } })).email)
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    }
  }
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
      {token && done === null && <Button onClick={stop}>{texts.button}</Button>}
    </PageFrame>
  )
}
