import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { Toast } from 'radix-ui'
import type { ToastContent } from '../lib/toast-context.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { classNames } from './class-names.ts'

const shownForMs = 5000
const swipeThresholdPx = 50
const looks = {
  default: { Icon: Info, edge: 'border-l-ink', icon: 'text-ink' },
  success: { Icon: CircleCheck, edge: 'border-l-press', icon: 'text-press' },
  destructive: { Icon: CircleAlert, edge: 'border-l-alarm', icon: 'text-alarm' },
}

interface ShownToastProps {
  content: ToastContent & { id: number }
  open: boolean
  onEnd: () => void
}

/** The one toast, in the list that F8 goes to. A file of its own: most pages are read without one. */
export function ShownToast({ content, open, onEnd }: ShownToastProps) {
  const { shell } = useMessages()
  const look = looks[content.kind ?? 'default']
  return (
    <Toast.Provider
      label={shell.notification}
      duration={shownForMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      <Toast.Root
        key={content.id}
        open={open}
        onOpenChange={(isOpen) => isOpen || onEnd()}
        type="foreground"
        className={classNames(
          'flex items-start gap-3 rounded-md border border-l-4 border-line bg-surface p-4 text-ink shadow-lifted data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
          look.edge,
        )}
      >
        <look.Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', look.icon)} />
        <div className="min-w-0 grow">
          <Toast.Title className="font-semibold">{content.title}</Toast.Title>
          {content.description && <Toast.Description>{content.description}</Toast.Description>}
        </div>
        <Toast.Close className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunk hover:text-ink">
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">{shell.close}</span>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        hotkey={['F8']}
        label={shell.notifications}
        className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-md list-none p-4 outline-none"
      />
    </Toast.Provider>
  )
}
