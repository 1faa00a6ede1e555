import { Card } from '../../ui/card.tsx'

interface KeepingCardProps {
  texts: { title: string; warned: string; stays: string }
  /** The sentence that names the day. */
  ends: string
  level?: 2 | 3
}

/** Until when everything is kept, and what stays after that. */
export function KeepingCard({ texts, ends, level }: KeepingCardProps) {
  return (
    <Card id="keeping" level={level} title={texts.title}>
      <p>
        {ends} {texts.warned}
      </p>
      <p className="mt-3 text-muted">{texts.stays}</p>
    </Card>
  )
}
