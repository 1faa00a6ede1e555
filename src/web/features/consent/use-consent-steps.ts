import { useEffect, useRef, useState } from 'react'

/** 1 the question, 2 all set, 3 welcome, 4 declined (specification section 4). */
export type ConsentStep = 1 | 2 | 3 | 4

const allSetMs = 1500
const welcomeMs = 2000
const declinedMs = 2000

interface ConsentSteps {
  step: ConsentStep
  accept(): void
  decline(): void
  /** Reports the answer at once instead of waiting. */
  finishNow(): void
}

/** Walks through the steps after an answer and reports it once. */
export function useConsentSteps(onAnswered: (consent: boolean) => void): ConsentSteps {
  const [step, setStep] = useState<ConsentStep>(1)
  const answered = useRef(false)
  const report = useRef(onAnswered)
  report.current = onAnswered
  const finish = (consent: boolean) => {
    if (answered.current) return
    answered.current = true
    report.current(consent)
  }
  const finishLater = useRef(finish)
  finishLater.current = finish
  useEffect(() => {
    if (step === 1) return
    const wait = step === 2 ? allSetMs : step === 3 ? welcomeMs : declinedMs
    const timer = setTimeout(() => (step === 2 ? setStep(3) : finishLater.current(step === 3)), wait)
    return () => clearTimeout(timer)
  }, [step])
  return {
    step,
    accept: () => setStep(2),
    decline: () => setStep(4),
    finishNow: () => finish(step !== 4),
  }
}
