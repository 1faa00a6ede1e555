import { useEffect, useLayoutEffect, useRef } from 'react'
import { bringBack } from './bring-back.ts'
import { useRouter } from './router-context.tsx'
import { decoded } from './routes.ts'

const keptAs = 'scroll-positions'

/** A page that somebody comes back to stands where they left it, also after a reload; a new one begins at its top. */
export function KeptScroll() {
  const { router, state } = useRouter()
  const { location, keepsScroll } = state
  const positions = useRef<Record<string, number> | null>(null)
  positions.current ??= takePositions()

  useEffect(() => {
    const note = (key: string) => {
      if (positions.current) positions.current[key] = window.scrollY
    }
    const keep = () => {
      note(router.state().location.key)
      keepPositions(positions.current ?? {})
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', keep)
    const stop = router.listenToLeaving(({ key }) => note(key))
    return () => {
      window.history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', keep)
      stop()
    }
  }, [router])

  useLayoutEffect(() => {
    const known = positions.current?.[location.key]
    if (known !== undefined) return bringBack(known)
    if (!scrollToPart(location.hash) && !keepsScroll) window.scrollTo(0, 0)
    return undefined
  }, [location, keepsScroll])
  return null
}

/** @returns whether the page has the part that the address names */
function scrollToPart(hash: string): boolean {
  const part = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
  part?.scrollIntoView()
  return part !== null
}

function takePositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAs) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

function keepPositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(positions))
  } catch {
    // A browser that keeps nothing begins each page at its top.
  }
}
