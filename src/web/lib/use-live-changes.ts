import { useEffect, useRef } from 'react'
import type { PortalChange } from '../../shared/live.ts'
import { openLiveConnection } from './live-client.ts'

/** What has changed on the server; 'everything' once the connection is made, for something may have been missed before. */
export type LiveChange = PortalChange['what'] | 'everything'

const gatheredMs = 150

/**
 * Tells of each change to one client's case while the page is open; what a burst repeats (six rewritten documents) is
 * told once. Without a connection nothing is told.
 */
export function useLiveChanges(clientId: string, onChange: (what: LiveChange) => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  useEffect(() => {
    const id = Number(clientId)
    if (!Number.isSafeInteger(id) || id < 1) return
    let timer: ReturnType<typeof setTimeout> | null = null
    const changed = new Set<LiveChange>()
    const tell = (what: LiveChange) => {
      changed.add(what)
      timer ??= setTimeout(() => {
        timer = null
        const told = [...changed]
        changed.clear()
        for (const each of told) latest.current(each)
      }, gatheredMs)
    }
    const opened = openLiveConnection(id, {
      onState: () => {},
      onLatency: () => {},
      // The first time too: something may have changed between what the page loaded and this.
      onSubscribed: () => tell('everything'),
      events: {
        'portal-change': ({ what }) => tell(what),
        'document-update': () => tell('documents'),
      },
    })
    return () => {
      if (timer !== null) clearTimeout(timer)
      opened.close()
    }
  }, [clientId])
}
