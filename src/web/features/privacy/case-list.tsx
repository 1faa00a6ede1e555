import type * as z from 'zod/mini'
import type { listMyClients } from '../../../shared/api/accounts.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The cases of this browser or address, each with its own data. */
export function CaseList({ cases }: { cases: z.output<typeof listMyClients.reply> }) {
  const texts = useMessages().privacy
  return (
    <ul className="grid gap-3">
      {cases.map(({ id, createdAt }) => (
        <li key={id}>
          <TextLink to={`/account/data?client=${id}`}>{texts.caseOf(id, formatDay(createdAt))}</TextLink>
        </li>
      ))}
    </ul>
  )
}
