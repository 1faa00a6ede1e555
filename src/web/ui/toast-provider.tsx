import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { type ToastContent, ToastContext } from '../lib/toast-context.ts'

type ShownToast = typeof import('./shown-toast.tsx')['ShownToast']
type LoadToast = () => Promise<{ ShownToast: ComponentType<ComponentProps<ShownToast>> }>
/** Not asked for without a connection: what it shares with other files would be lost to them, too, for as long as the page is open. */
const loadShownToast: LoadToast = () =>
  navigator.onLine ? import('./shown-toast.tsx') : Promise.reject(new Error())

/** What somebody does first: whatever it comes to may be told, also when there is no connection by then. */
const firstTouches = ['pointerdown', 'keydown', 'online'] as const

/** One toast at a time, 5000 ms, swipe right by more than 50 px, F8 goes to it (specification section 9). */
export function ToastProvider({
  children,
  load = loadShownToast,
}: {
  children: ReactNode
  load?: LoadToast
}) {
  const [Shown, keepFile] = useState<Awaited<ReturnType<LoadToast>>['ShownToast'] | null>(null)
  const [shown, setShown] = useState<(ToastContent & { id: number }) | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((content: ToastContent) => {
    setShown((before) => ({ ...content, id: (before?.id ?? 0) + 1 }))
    setOpen(true)
  }, [])
  useEffect(() => {
    // What cannot be fetched tells nothing, and takes no page away: what matters of it stands on the page.
    const fetchIt = () =>
      void load().then(
        (file) => keepFile(() => file.ShownToast),
        () => null,
      )
    if (shown && !Shown) fetchIt()
    for (const touch of firstTouches) window.addEventListener(touch, fetchIt, { once: true })
    return () => {
      for (const touch of firstTouches) window.removeEventListener(touch, fetchIt)
    }
  }, [load, shown, Shown])
  return (
    <ToastContext value={show}>
      {children}
      {shown && Shown && <Shown content={shown} open={open} onOpenChange={setOpen} />}
    </ToastContext>
  )
}
