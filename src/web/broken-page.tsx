import { useEffect, useState } from 'react'
import { logProblem } from './lib/log-problem.ts'
import { isMendedByLoading } from './lib/missing-file.ts'
import { usePageTitle } from './lib/page-title.ts'
import { useMessages } from './lib/use-messages.tsx'
import { useOnline } from './lib/use-online.ts'
import { Button } from './ui/button.tsx'
import { LinkButton } from './ui/link-button.tsx'
import { PageFrame } from './ui/page-frame.tsx'
import { PageHeading } from './ui/page-heading.tsx'

/**
 * A page that threw, or whose file could not be fetched (offline, or a new version was deployed meanwhile). Without a
 * connection it says so, and loads again by itself once there is one, at once where there is: an address holds where the person was going.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const { shell } = useMessages()
  const isOnline = useOnline()
  const [wasOffline] = useState(!isOnline)
  usePageTitle(shell.pageBroken, { error: true })
  useEffect(() => logProblem('A page could not be shown.', error), [error])
  useEffect(() => {
    const comesBack = wasOffline && isOnline
    if (comesBack || isMendedByLoading(error, isOnline, wasLoadedAgain())) window.location.reload()
  }, [wasOffline, isOnline, error])
  return (
    <PageFrame width="narrow">
      <PageHeading title={shell.pageBroken} lead={wasOffline ? shell.offlineError : shell.pageBrokenHint} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{shell.reload}</Button>
        <LinkButton to="/" kind="secondary">
          {shell.backToHome}
        </LinkButton>
      </div>
    </PageFrame>
  )
}

function wasLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
