import { useCallback, useRef, useState } from 'react'
import type { ProcessingUpdate } from '../../../shared/live.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { documentName } from '../../lib/document-name.ts'
import type { LiveState } from '../../lib/live-client.ts'
import { pageAge } from '../../lib/page-age.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useGathered } from '../../lib/use-gathered.ts'
import { useLiveRoom } from '../../lib/use-live-room.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { stageText } from './stage-text.ts'
import { type Update, withUpdate } from './update-list.ts'
import { type PortalPart, portalParts } from './use-portal-data.ts'

const gatheredMs = 150

export interface PortalLive {
  state: LiveState
  /** Why the connection failed, when a sentence is known. */
  detail: Said | null
  latencyMs: number | null
  updates: readonly Update[]
  /** The newest change that no toast tells, for one polite live region: a toast is announced by itself. */
  announcement: string
  retry: () => void
  test: () => void
  clear: () => void
}

interface LiveTarget {
  reload: (...parts: PortalPart[]) => Promise<unknown>
  applyRun: (update: ProcessingUpdate) => void
}

/**
 * The live channel of one client's portal: state, latency, the update list and the toasts of the specification. Events
 * are hints: the truth is fetched, also each time the subscription is confirmed anew, unless nothing was told
 * since the page began to load. A run is noted once a stage.
 */
export function usePortalLive(clientId: number, { reload, applyRun }: LiveTarget): PortalLive {
  const { portal } = useMessages()
  const say = useSay()
  const toast = useToast()
  const [state, setState] = useState<LiveState>('connecting')
  const [detail, setDetail] = useState<Said | null>(null)
  const [latencyMs, setLatency] = useState<number | null>(null)
  const [updates, setUpdates] = useState<readonly Update[]>([])
  const [announcement, announce] = useState('')
  const testing = useRef(false)
  const lastStage = useRef<string | null>(null)
  const failed = useRef(false)
  const gathered = useGathered<PortalPart>((parts) => reload(...parts), gatheredMs)
  /** Parts, or all. */
  const ask = (...parts: PortalPart[]) => gathered(...(parts.length > 0 ? parts : portalParts))

  const note = useCallback((title: string, text: string) => {
    setUpdates((before) => withUpdate(before, { title, text, at: new Date().toISOString() }))
  }, [])
  const tell = useCallback(
    (title: string, description: string, kind: 'default' | 'success' | 'destructive' = 'default') => {
      note(title, description)
      toast({ title, description, kind })
    },
    [note, toast],
  )

  const { toasts, documents, live } = portal
  const onRun = (update: ProcessingUpdate) => {
    applyRun(update)
    if (update.status === 'processing') {
      const stage = stageText(update, portal.processing)
      if (stage !== lastStage.current) {
        note(stage, portal.processing.progress(update.progress))
        announce(stage)
      }
      lastStage.current = stage
      return
    }
    lastStage.current = null
    if (update.status === 'completed') tell(toasts.complete.title, toasts.complete.description, 'success')
    else {
      const why = say(update.says ?? update.message ?? toasts.error.description)
      tell(toasts.error.title, why, 'destructive')
    }
    ask()
  }
  const connection = useLiveRoom(clientId, {
    onState(next, why) {
      setState(next)
      setDetail(why)
      if (next === 'error' && !failed.current) announce(live.errorTitle)
      if (next === 'connected' && failed.current) announce(live.active)
      failed.current = next === 'error' || (failed.current && next !== 'connected')
    },
    onLatency(ms) {
      setLatency(ms)
      if (testing.current) announce(live.tested(ms))
      testing.current = false
    },
    onSubscribed: (quietForMs) => {
      if (quietForMs < pageAge()) ask()
    },
    events: {
      'document-update': (update) => {
        const name = documentName(update.documentType, documents)
        const { documentReady, documentError } = toasts
        if (update.status === 'completed')
          tell(documentReady.title, documentReady.description(name), 'success')
        else tell(documentError.title, documentError.description(name, update.error ?? ''), 'destructive')
        ask('documents', 'client')
      },
      'armor-update': onRun,
      notification: ({ title, message, type }) =>
        tell(title, message, type === 'error' ? 'destructive' : 'default'),
      'system-announcement': ({ title, message, type }) =>
        tell(title, message, type === 'alert' ? 'destructive' : 'default'),
      'portal-change': ({ what }) => ask(what),
    },
  })

  const test = () => {
    testing.current = true
    if (state === 'connected') connection.ping()
    else connection.retry()
  }
  return {
    state,
    detail,
    latencyMs,
    updates,
    announcement,
    retry: () => connection.retry(),
    test,
    clear: () => setUpdates([]),
  }
}
