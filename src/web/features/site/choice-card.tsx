import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/link-button.tsx'

interface ChoiceCardProps {
  title: string
  text: string
  button: string
  to: string
  icon?: ReactNode
}

/** One of the two ways into the product. */
export function ChoiceCard({ title, text, button, to, icon }: ChoiceCardProps) {
  return (
    <section className="flex flex-col rounded-lg border border-line bg-surface p-6 sm:p-8">
      {icon && <span className="mb-4 text-press">{icon}</span>}
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 mb-6 text-muted">{text}</p>
      <LinkButton to={to} className="mt-auto self-start">
        {button}
      </LinkButton>
    </section>
  )
}
