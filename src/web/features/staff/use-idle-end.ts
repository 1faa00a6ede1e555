import { useEffect, useRef, useState } from 'react'
import { onAnswer } from '../../lib/answer-events.ts'

const minuteMs = 60_000
/** The server ends a session after 30 minutes without a call, and notes the last call a minute late at most. */
const idleMs = 29 * minuteMs
const warnBeforeMs = 2 * minuteMs
/** By then the session is over for certain; asked earlier, the question itself would keep it alive. */
const overMs = 30 * minuteMs + 5_000
const lookEveryMs = 5_000

/**
 * When this session will end for idleness, from two minutes before; null while there is more time than that.
 * @param onOver called once the time has passed: the server knows whether another tab kept the session alive
 */
export function useIdleEnd(active: boolean, onOver: () => void): Date | null {
  const [end, setEnd] = useState<number | null>(null)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (!active) return
    let lastAnswer = Date.now()
    let told = false
    const look = () => {
      const idle = Date.now() - lastAnswer
      setEnd(idle >= idleMs - warnBeforeMs ? lastAnswer + idleMs : null)
      if (idle < overMs || told) return
      told = true
      over.current()
    }
    const stop = onAnswer(({ code }) => {
      if (code === 'not_signed_in') return
      lastAnswer = Date.now()
      told = false
      look()
    })
    const timer = setInterval(look, lookEveryMs)
    // A tab in the background is given no time: look as soon as it is shown.
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      setEnd(null)
    }
  }, [active])
  return end === null ? null : new Date(end)
}
