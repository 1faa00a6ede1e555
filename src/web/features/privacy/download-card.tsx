import { downloadMyData } from '../../../shared/api/privacy.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Everything as one archive; the browser saves it as it comes. */
export function DownloadCard({ clientId }: { clientId: string }) {
  const texts = useMessages().privacy.download
  return (
    <Card id="download" title={texts.title}>
      <p className="mb-4">{texts.text}</p>
      <LinkButton to={addressOf(downloadMyData, { params: { id: clientId } })} download>
        {texts.button}
      </LinkButton>
    </Card>
  )
}
