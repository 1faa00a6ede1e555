import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way to everything that the client keeps here beside the reports. */
export function PapersCard({ clientId }: { clientId: number }) {
  const { papers: texts } = useMessages().portal
  return (
    <Card id="papers" title={texts.title}>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton kind="secondary" to={`/account/papers?client=${clientId}`}>
          {texts.open}
        </LinkButton>
        <LinkButton kind="secondary" to={`/account/folder?client=${clientId}`}>
          {texts.folder}
        </LinkButton>
      </div>
    </Card>
  )
}
