import { useEffect, useMemo, useRef } from 'react'
import type { ServerToClientEvents } from '../../shared/live.ts'
import {
  type LiveConnection,
  type LiveListener,
  type LiveSubject,
  openLiveConnection,
} from './live-client.ts'
import { useNewest } from './use-newest.ts'

type RoomListener = Pick<LiveListener, 'onSubscribed' | 'events'> & Partial<LiveListener>

/**
 * The one way to listen to a room while a page is open. Without a connection nothing is told; `onSubscribed` is called the first
 * time too, for something may have changed between what the page loaded and this, unless the room was quiet all the while. The listener may be a new one with every
 * render: the connection stays, and what comes is told the newest.
 * @param subject null while it is not known that the room may be entered
 */
export function useLiveRoom(
  subject: LiveSubject | null,
  listener: RoomListener,
): Pick<LiveConnection, 'retry' | 'ping'> {
  const newest = useNewest(listener)
  const connection = useRef<LiveConnection | null>(null)
  const room = JSON.stringify(subject)
  useEffect(() => {
    const entered = JSON.parse(room) as LiveSubject | null
    if (entered === null) return
    const opened = openLiveConnection(entered, {
      onState: (...told) => newest.current.onState?.(...told),
      onLatency: (milliseconds) => newest.current.onLatency?.(milliseconds),
      onSubscribed: (quietForMs) => newest.current.onSubscribed(quietForMs),
      events: forwarded(() => newest.current.events),
    })
    connection.current = opened
    return () => {
      connection.current = null
      opened.close()
    }
  }, [room, newest])
  return useMemo(
    () => ({ retry: () => connection.current?.retry(), ping: () => connection.current?.ping() }),
    [],
  )
}

/** The events that are listened to now, each passed on to whoever listens when it comes. */
function forwarded(listened: () => LiveListener['events']): LiveListener['events'] {
  const forward = <Name extends keyof ServerToClientEvents>(name: Name) => {
    const pass = (...told: Parameters<ServerToClientEvents[Name]>) => {
      const listen = listened()[name] as
        | ((...told: Parameters<ServerToClientEvents[Name]>) => void)
        | undefined
      listen?.(...told)
    }
    return [name, pass] as const
  }
  const names = Object.keys(listened()) as (keyof ServerToClientEvents)[]
  return Object.fromEntries(names.map(forward))
}
