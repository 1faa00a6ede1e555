import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** The screen of every unknown address; the server sends it with status 404. */
export function NotFoundPage() {
  const { shell } = useMessages()
  return (
    <PageFrame width="narrow">
      <PageHeading title={shell.pageNotFound} lead={shell.pageNotFoundHint} />
      <LinkButton to="/">{shell.backToHome}</LinkButton>
    </PageFrame>
  )
}
