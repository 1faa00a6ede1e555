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

/** What was told is seen and read out before the next one takes its place. */
const leastMs = 1000

interface ToldToast extends ToastContent {
  id: number
}

/**
 * One toast at a time, 5000 ms, swipe right by more than 50 px, F8 goes to it (specification section 9). The newest takes the place of the
 * one before, once that stood for a second: an answer and an announcement of the same moment are both told.
 */
export function ToastProvider({
  children,
  load = loadShownToast,
}: {
  children: ReactNode
  load?: LoadToast
}) {
  const [Shown, keepFile] = useState<Awaited<ReturnType<LoadToast>>['ShownToast'] | null>(null)
  const [told, setTold] = useState<readonly ToldToast[]>([])
  const [ended, setEnded] = useState(0)
  const show = useCallback((content: ToastContent) => setTold((before) => withNewest(before, content)), [])
  const [shown, next] = told
  const open = shown !== undefined && shown.id !== ended
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => setTold(([, ...rest]) => rest), open ? leastMs : 0)
    return () => clearTimeout(timer)
  }, [next, open])
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
      {shown && Shown && <Shown content={shown} open={open} onEnd={() => setEnded(shown.id)} />}
    </ToastContext>
  )
}

/**
 * What is told twice in a row, as by impatient presses, is told once more, not twice. Of those of one title that wait, the newest is
 * told: a run ends with a dozen documents, and nobody waits a dozen seconds to hear that it has ended.
 */
function withNewest(told: readonly ToldToast[], content: ToastContent): readonly ToldToast[] {
  const last = told.at(-1)
  const isSame = last?.title === content.title && last.description === content.description
  const others = isSame ? told.slice(0, -1) : told
  const kept = others.filter(({ title }, at) => at === 0 || title !== content.title)
  return [...kept, { ...content, id: (last?.id ?? 0) + 1 }]
}
