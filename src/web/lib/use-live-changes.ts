import type { PortalChange } from '../../shared/live.ts'
import { pageAge } from './page-age.ts'
import { useGathered } from './use-gathered.ts'
import { useLiveRoom } from './use-live-room.ts'

/** What has changed on the server; 'everything' once the connection is made, for something may have been missed before. */
export type LiveChange = PortalChange['what'] | 'everything'

const gatheredMs = 150

/**
 * Tells of each change to one client's case while the page is open; what a burst repeats (six rewritten documents) is
 * told once.
 */
export function useLiveChanges(clientId: string, onChange: (what: LiveChange) => void): void {
  const id = Number(clientId)
  const tell = useGathered<LiveChange>((changes) => changes.forEach(onChange), gatheredMs)
  useLiveRoom(Number.isSafeInteger(id) && id >= 1 ? id : null, {
    onSubscribed: (quietForMs) => {
      if (quietForMs < pageAge()) tell('everything')
    },
    events: {
      'portal-change': ({ what }) => tell(what),
      'document-update': () => tell('documents'),
    },
  })
}
