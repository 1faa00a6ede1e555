import CircleCheck from 'lucide-react/icons/circle-check'
import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** The specification's 500 ms before the sign comes in; none for those who asked for no motion. */
const animationAfterMs = 500

/** A green check for a payment, the purple sign of the beta programme for anything else. */
export function SuccessSign({ paid }: { paid: boolean }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), animationAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const Icon = paid ? CircleCheck : Sparkles
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'mb-4 inline-flex size-16 items-center justify-center rounded-full',
        paid ? 'bg-press-soft text-press' : 'bg-beta-soft text-beta',
        shown ? 'animate-rise' : 'opacity-0 motion-reduce:opacity-100',
      )}
    >
      <Icon className="size-9" />
    </div>
  )
}
