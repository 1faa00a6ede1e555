import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NoticeTone = 'info' | 'good' | 'wait' | 'alarm'

const looks = {
  info: { Icon: Info, box: 'bg-sunk border-l-ink', icon: 'text-ink' },
  good: { Icon: CircleCheck, box: 'bg-press-soft border-l-press', icon: 'text-press' },
  wait: { Icon: Clock, box: 'bg-wait-soft border-l-wait', icon: 'text-wait' },
  alarm: { Icon: CircleAlert, box: 'bg-alarm-soft border-l-alarm', icon: 'text-alarm' },
}

interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  /** 'alert' interrupts a screen reader, 'status' waits; leave out for what was there from the start. */
  role?: 'alert' | 'status'
  id?: string
  className?: string
}

/** What matters longer than a toast stands on the page in one of these. */
export function Notice({ tone = 'info', title, children, role, id, className }: NoticeProps) {
  const look = looks[tone]
  return (
    <div
      id={id}
      role={role}
      className={classNames(
        'flex gap-3 rounded-md border-l-4 p-4 [overflow-wrap:anywhere]',
        look.box,
        className,
      )}
    >
      <look.Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', look.icon)} />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
