import { operatorLogo } from '../lib/operator-logo.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { LogoMark } from './logo.tsx'
import { Spinner } from './spinner.tsx'

/** The full-screen loading view: a logo spinner and a message, by default 'Loading...'. */
export function FullScreenLoading({ message }: { message?: string }) {
  const { shell } = useMessages()
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-paper p-6" role="status">
      <div className="grid justify-items-center gap-5 text-center">
        <span className="relative grid place-items-center">
          <Spinner className="size-20 text-press" />
          {!operatorLogo() && <LogoMark className="absolute size-9" />}
        </span>
        <p className="text-lg">{message ?? shell.loading}</p>
      </div>
    </div>
  )
}
