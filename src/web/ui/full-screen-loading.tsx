import { useMessages } from '../lib/use-messages.tsx'
import { useOperatorLogo } from '../lib/use-operator-logo.ts'
import { LogoMark } from './logo.tsx'
import { Spinner } from './spinner.tsx'

/** The full-screen loading view: a logo spinner and a message, by default 'Loading...'. */
export function FullScreenLoading({ message }: { message?: string }) {
  const { shell } = useMessages()
  const logo = useOperatorLogo()
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-paper p-6" role="status" data-coming="">
      <div className="grid justify-items-center gap-5 text-center">
        <span className="relative grid place-items-center">
          <Spinner className="size-20 text-press" />
          {!logo && <LogoMark className="absolute size-9" />}
        </span>
        <p className="text-lg">{message ?? shell.loading}</p>
      </div>
    </div>
  )
}
