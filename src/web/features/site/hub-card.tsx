import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-link.tsx'

interface HubCardProps {
  title: string
  /** 'from $49', or the one price. */
  price: string
  text: string
  link: string
  to: string
  icon: LucideIcon
  className?: string
}

/** One way on from a hub page. */
export function HubCard({ title, price, text, link, to, icon: Icon, className }: HubCardProps) {
  return (
    <article className={classNames('flex flex-col rounded-lg border border-line bg-surface p-6', className)}>
      <Icon aria-hidden="true" className="size-6 text-press" />
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="text-base text-muted tabular-nums">{price}</p>
      <p className="mt-3 text-base">{text}</p>
      <TextLink to={to} className="mt-auto inline-flex min-h-12 items-end pt-3 text-base font-semibold">
        {link}
      </TextLink>
    </article>
  )
}
