import { useEffect, useMemo } from 'react'
import { type Gathered, gather } from './gather.ts'
import { useNewest } from './use-newest.ts'

/** `gather` for as long as the page is open. */
export function useGathered<Item>(tell: (items: Item[]) => unknown, waitMs: number): Gathered<Item>['ask'] {
  const newest = useNewest(tell)
  const gathered = useMemo(() => gather<Item>((items) => newest.current(items), waitMs), [newest, waitMs])
  useEffect(() => () => gathered.stop(), [gathered])
  return gathered.ask
}
