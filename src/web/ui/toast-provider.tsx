import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { type ToastContent, ToastContext } from '../lib/toast-context.ts'

const loadShownToast = () => import('./shown-toast.tsx')
const ShownToast = lazy(async () => ({ default: (await loadShownToast()).ShownToast }))

/** What somebody does first: whatever it comes to may be told, also when there is no connection by then. */
const firstTouches = ['pointerdown', 'keydown'] as const

/** One toast at a time, 5000 ms, swipe right by more than 50 px, F8 goes to it (specification section 9). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastContent & { id: number }) | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((content: ToastContent) => {
    setShown((before) => ({ ...content, id: (before?.id ?? 0) + 1 }))
    setOpen(true)
  }, [])
  useEffect(() => {
    const fetchIt = () => void loadShownToast().catch(() => null)
    for (const touch of firstTouches) window.addEventListener(touch, fetchIt, { once: true })
    return () => {
      for (const touch of firstTouches) window.removeEventListener(touch, fetchIt)
    }
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      {shown && (
        <Suspense>
          <ShownToast content={shown} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </ToastContext>
  )
}
