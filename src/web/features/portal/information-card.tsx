import type { PortalClient } from '../../../shared/api/portal.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { HoldingUpgrade, holdingFacts } from '../../parts/holding/holding-facts.tsx'
import { FoldingCard } from '../../ui/folding-card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Who the client is to us. */
export function InformationCard({ client }: { client: PortalClient }) {
  const messages = useMessages()
  const { information: texts } = messages.portal
  const facts = [
    [texts.email, client.email],
    [texts.phone, client.phone],
    [texts.type, client.clientType === 'paid' ? texts.paid : texts.tester],
    [texts.start, formatDay(client.createdAt)],
    ...holdingFacts(client.holding, messages.holding),
  ] as const
  return (
    <FoldingCard id="information" title={texts.title}>
      <dl className="grid grid-cols-1 gap-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <HoldingUpgrade holding={client.holding} texts={messages.holding} />
    </FoldingCard>
  )
}

/** Decision 28: shown only when there is a folder. */
export function FolderCard({ url }: { url: string }) {
  const { folder: texts } = useMessages().portal
  const elsewhere = /^https?:/.test(url)
  return (
    <FoldingCard id="folder" title={texts.title}>
      <p className="mb-4">{texts.text}</p>
      <LinkButton to={url} kind="secondary" newTab={elsewhere}>
        {texts.open}
      </LinkButton>
    </FoldingCard>
  )
}
