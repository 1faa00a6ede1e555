import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says what will be here, and when or how. */
export function EmptyState(props: {
  icon?: LucideIcon
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid justify-items-center gap-2 rounded-md border border-dashed border-edge px-6 py-8 text-center">
      {props.icon && <props.icon aria-hidden="true" className="size-8 text-muted" strokeWidth={1.5} />}
      <p className="font-semibold">{props.title}</p>
      {props.children && <div className="max-w-prose text-muted">{props.children}</div>}
      {props.action && <div className="mt-2">{props.action}</div>}
    </div>
  )
}
