import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

interface DownloadCardProps {
  texts: { title: string; text: string; button: string }
  /** Address of the archive. */
  from: string
  level?: 2 | 3
}

/** Everything as one archive; the browser saves it as it comes. */
export function DownloadCard({ texts, from, level }: DownloadCardProps) {
  return (
    <Card id="download" level={level} title={texts.title}>
      <p className="mb-4">{texts.text}</p>
      <LinkButton to={from} download>
        {texts.button}
      </LinkButton>
    </Card>
  )
}
