import { useEffect, useRef } from 'react'
import { useNewest } from '../../../lib/use-newest.ts'

/**
 * Whether the person is still where they were, for a save that ends late: it leads nobody on who has gone to another screen, or to
 * another page, meanwhile.
 * @param place as the address names the screen now
 */
export function useStillAt(place: string): (before: string) => boolean {
  const now = useNewest(place)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (before) => isHere.current && now.current === before
}
