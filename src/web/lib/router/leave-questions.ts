import type { AppLocation } from './app-location.ts'

export interface Leaving {
  from: AppLocation
  to: AppLocation
}

/** What the person may answer. */
export interface LeaveAnswers {
  proceed: () => void
  reset: () => void
}

interface LeaveGuard {
  guards(leaving: Leaving): boolean
  /** Null once it is answered. */
  onQuestion(answers: LeaveAnswers | null): void
}

/** Whether somebody must be asked before a page is left, and what becomes of the answer. */
export function makeLeaveQuestions() {
  let guard: LeaveGuard | null = null
  let passesOnce = false
  let comesBack = false
  return {
    /** One page has one guard. Answers what takes it away. */
    ask(given: LeaveGuard): () => void {
      guard = given
      return () => {
        if (guard === given) guard = null
      }
    },
    /** @returns whether somebody is asked; `proceed` is what was meant, and is done when they say so */
    block(leaving: Leaving, proceed: () => void): boolean {
      const asked = guard
      const passes = passesOnce
      passesOnce = false
      if (passes || !asked?.guards(leaving)) return false
      const reset = () => asked.onQuestion(null)
      asked.onQuestion({
        reset,
        proceed: () => {
          reset()
          proceed()
        },
      })
      return true
    },
    /** The next time nobody is asked: the answer is known. */
    passOnce(): void {
      passesOnce = true
    },
    /** The browser has left already: it is brought back, which is no move of the person. */
    comeBack(bring: () => void): void {
      comesBack = true
      bring()
    },
    isComingBack(): boolean {
      const was = comesBack
      comesBack = false
      return was
    },
  }
}
