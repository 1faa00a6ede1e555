import { sentenceOf } from '../../lib/api-error.ts'
import { useToast } from '../../lib/toast-context.ts'

interface Told {
  done: string
  failed: string
  /** Whom it was about. */
  about?: string
}

/** Does something that a toast tells the outcome of; the answer says whether it was done. */
export function useToldAct(): (work: () => Promise<unknown>, told: Told) => Promise<boolean> {
  const toast = useToast()
  return async (work, { done, failed, about }) => {
    try {
      await work()
      toast({ title: done, description: about, kind: 'success' })
      return true
    } catch (error) {
      toast({ title: failed, description: sentenceOf(error), kind: 'destructive' })
      return false
    }
  }
}
