import { useState } from 'react'
import { checkSubscription } from '../../../shared/api/checkout.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'

type Access =
  | { state: 'unknown'; email: string }
  | { state: 'granted'; isTester: boolean }
  /** `message` is the server's; null when the check itself failed, which counts as no access. */
  | { state: 'refused'; email: string; message: Said | null; isUnverified: boolean }

/** Who may use the generator, asked of the server by email address; asked again at every visit. */
export function useAccess() {
  const { generator } = useMessages()
  const say = useSay()
  const toast = useToast()
  const [access, setAccess] = useState<Access>({ state: 'unknown', email: '' })
  const { busy, act } = useAct(generator.required.unverified)

  function refuse(email: string, message: Said | null): void {
    toast({
      title: generator.required.title,
      description: message === null ? generator.required.unverified : say(message),
      kind: 'destructive',
    })
    setAccess({ state: 'refused', email, message, isUnverified: message === null })
  }

  /** A blank address is ignored. */
  async function check(typed: string): Promise<void> {
    const email = typed.trim()
    if (email === '') return
    await act(async (call) => {
      const reply = await call(checkSubscription, { query: { email } }).catch((error: unknown) => {
        logProblem('Access to the letter generator could not be checked.', error)
        return null
      })
      if (reply?.hasAccess) setAccess({ state: 'granted', isTester: reply.userType === 'tester' })
      else refuse(email, reply?.says ?? reply?.message ?? null)
    })
  }

  return { access, busy, check, reset: () => setAccess({ state: 'unknown', email: '' }) }
}
