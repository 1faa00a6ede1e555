import { type PortalPart, portalParts } from './use-portal-data.ts'

export interface GatheredReloads {
  /** Asks for parts, or for all. */
  ask: (...parts: PortalPart[]) => void
  stop: () => void
}

/** A run tells of six documents within a second: what such a burst names is fetched once, `waitMs` after its first event. */
export function gatherReloads(reload: (...parts: PortalPart[]) => unknown, waitMs = 150): GatheredReloads {
  const wanted = new Set<PortalPart>()
  let timer: ReturnType<typeof setTimeout> | null = null
  const flush = () => {
    timer = null
    const parts = [...wanted]
    wanted.clear()
    reload(...parts)
  }
  return {
    ask(...parts) {
      for (const part of parts.length > 0 ? parts : portalParts) wanted.add(part)
      timer ??= setTimeout(flush, waitMs)
    },
    stop() {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
