import { useMessages } from '../../lib/use-messages.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const texts = ['terms', 'refunds', 'privacy'] as const

/**
 * What is accepted with the button that it stands beside; the server records these words with the order. The texts open
 * beside the page, so that nothing typed is lost.
 */
export function AcceptedTerms({ className = '' }: { className?: string }) {
  const { orderTerms } = useMessages()
  return (
    <p className={`max-w-prose text-sm text-muted ${className}`}>
      {orderTerms.sentence.split(/[[\]]/).map((part) => {
        const key = texts.find((each) => each === part)
        return key === undefined ? (
          part
        ) : (
          <TextLink key={key} to={`/${key}`} newTab>
            {orderTerms.names[key]}
          </TextLink>
        )
      })}
    </p>
  )
}
