import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { type ToastContent, ToastContext } from '../lib/toast-context.ts'
import { PlainToast } from './plain-toast.tsx'

type ToastSign = ComponentType<ComponentProps<typeof PlainToast> & { content: { id: number } }>
type LoadToast = () => Promise<{ ShownToast: ToastSign }>
/** Not asked for without a connection: what it shares with other files would be lost to them, too, for as long as the page is open. */
const loadShownToast: LoadToast = () =>
  navigator.onLine ? import('./shown-toast.tsx') : Promise.reject(new Error())

/** What somebody does first: whatever it comes to may be told, also when there is no connection by then. */
const firstTouches = ['pointerdown', 'keydown'] as const

/** One toast at a time, 5000 ms, swipe right by more than 50 px, F8 goes to it (specification section 9). */
export function ToastProvider({
  children,
  load = loadShownToast,
}: {
  children: ReactNode
  load?: LoadToast
}) {
  // Nothing that is told may take the page away under it: what cannot be fetched is told plainly.
  const [ShownToast] = useState(() =>
    lazy(
      (): Promise<{ default: ToastSign }> =>
        load().then(
          (file) => ({ default: file.ShownToast }),
          () => ({ default: PlainToast }),
        ),
    ),
  )
  const [shown, setShown] = useState<(ToastContent & { id: number }) | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((content: ToastContent) => {
    setShown((before) => ({ ...content, id: (before?.id ?? 0) + 1 }))
    setOpen(true)
  }, [])
  useEffect(() => {
    const fetchIt = () => void load().catch(() => null)
    for (const touch of firstTouches) window.addEventListener(touch, fetchIt, { once: true })
    window.addEventListener('online', fetchIt)
    return () => {
      window.removeEventListener('online', fetchIt)
      for (const touch of firstTouches) window.removeEventListener(touch, fetchIt)
    }
  }, [load])
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
