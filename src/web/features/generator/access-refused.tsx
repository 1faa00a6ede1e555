import { generatorAccess } from '../../../shared/catalogue/linked-products.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface AccessRefusedProps {
  /** The server's; null when it did not answer. */
  message: Said | null
  isUnverified: boolean
  busy: boolean
  onAgain: () => void
  onOther: () => void
}

/** 'Subscription Required': why, and every way in. */
export function AccessRefused({ message, isUnverified, busy, onAgain, onOther }: AccessRefusedProps) {
  const { generator } = useMessages()
  const { required } = generator
  const say = useSay()
  usePageTitle(required.title)
  return (
    <div className="max-w-2xl">
      <PageHeading title={required.title} lead={required.text} />
      <Notice tone="alarm" title={message === null ? required.unverified : say(message)}>
        {isUnverified && <p>{required.unverifiedText}</p>}
      </Notice>
      <div className="mt-8 flex flex-wrap gap-4">
        {isUnverified && (
          <Button busy={busy} onClick={onAgain}>
            {required.again}
          </Button>
        )}
        <LinkButton to="/checkout" kind={isUnverified ? 'secondary' : 'primary'}>
          {required.fullAccess(formatDollars(generatorAccess.dollars, { whole: true }))}
        </LinkButton>
        <LinkButton to="/subscriptions" kind="secondary">
          {required.plans}
        </LinkButton>
      </div>
      <p className="mt-6">
        <TextLink to="/apply-beta">{required.beta}</TextLink>
      </p>
      <p className="mt-2">
        <Button kind="quiet" className="-mx-5" onClick={onOther}>
          {required.other}
        </Button>
      </p>
    </div>
  )
}
