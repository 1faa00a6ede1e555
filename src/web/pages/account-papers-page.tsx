import * as z from 'zod/mini'
import { listMailings } from '../../shared/api/mailing.ts'
import { listPapers } from '../../shared/api/papers.ts'
import { listResults } from '../../shared/api/results.ts'
import { SignedInCase } from '../features/accounts/signed-in-case.tsx'
import { PapersView } from '../features/intake/papers-view.tsx'
import { useCall } from '../lib/use-call.ts'
import { useHashTarget } from '../lib/use-hash-target.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'

const papersSearch = z.object({ client: z._default(z.catch(z.string().check(z.trim()), ''), '') })

/** `/account/papers?client=`: every paper of a case, added, replaced and removed at any time. */
export default function AccountPapersPage() {
  const { papers: texts } = useMessages()
  const [{ client }] = useSearch(papersSearch)
  const input = { params: { id: client } }
  const papers = useCall(listPapers, input, { enabled: client !== '' })
  const isOpen = papers.data !== undefined
  const log = useCall(listMailings, input, { enabled: isOpen })
  const answers = useCall(listResults, input, { enabled: isOpen })
  useHashTarget(isOpen)
  return (
    <SignedInCase client={client} path="/account/papers" query={papers} texts={texts}>
      {(kept) => (
        <PapersView
          key={client}
          clientId={client}
          papers={kept}
          log={log.data ?? null}
          answers={answers.data ?? []}
          onChanged={() => void papers.refetch()}
        />
      )}
    </SignedInCase>
  )
}
