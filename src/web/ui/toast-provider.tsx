import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type ReactNode, useCallback, useState } from 'react'
import { type ToastContent, ToastContext } from '../lib/toast-context.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { classNames } from './class-names.ts'

const shownForMs = 5000
const swipeThresholdPx = 50
const looks = {
  default: { Icon: Info, edge: 'border-l-ink', icon: 'text-ink' },
  success: { Icon: CircleCheck, edge: 'border-l-press', icon: 'text-press' },
  destructive: { Icon: CircleAlert, edge: 'border-l-alarm', icon: 'text-alarm' },
}

/** One toast at a time, 5000 ms, swipe right by more than 50 px, F8 goes to it (specification section 9). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { shell } = useMessages()
  const [shown, setShown] = useState<(ToastContent & { id: number }) | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((content: ToastContent) => {
    setShown((before) => ({ ...content, id: (before?.id ?? 0) + 1 }))
    setOpen(true)
  }, [])
  const look = looks[shown?.kind ?? 'default']
  return (
    <ToastContext value={show}>
      <Toast.Provider duration={shownForMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
        {children}
        {shown && (
          <Toast.Root
            key={shown.id}
            open={open}
            onOpenChange={setOpen}
            type="foreground"
            className={classNames(
              'flex items-start gap-3 rounded-md border border-l-4 border-line bg-surface p-4 text-ink shadow-lifted data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              look.edge,
            )}
          >
            <look.Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', look.icon)} />
            <div className="min-w-0 grow">
              <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
              {shown.description && <Toast.Description>{shown.description}</Toast.Description>}
            </div>
            <Toast.Close className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunk hover:text-ink">
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">{shell.close}</span>
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport
          hotkey={['F8']}
          label={shell.notifications}
          className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-md list-none p-4 outline-none"
        />
      </Toast.Provider>
    </ToastContext>
  )
}
