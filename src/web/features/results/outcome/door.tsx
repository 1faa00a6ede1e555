import type { ReactNode } from 'react'

interface DoorProps {
  title: string
  text: string
  /** 'FCRA 611(a)(7)'. */
  law?: string
  children?: ReactNode
}

/** One step that is left, with the law that opens it. */
export function Door({ title, text, law, children }: DoorProps) {
  return (
    <li className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h4 className="font-semibold">{title}</h4>
      <p className="mt-1 max-w-prose">{text}</p>
      {children && <div className="mt-2 grid gap-1">{children}</div>}
      {law && <p className="mt-2 text-sm text-muted">{law}</p>}
    </li>
  )
}
