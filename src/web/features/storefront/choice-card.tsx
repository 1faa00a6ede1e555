import { LinkButton } from '../../ui/link-button.tsx'

interface ChoiceCardProps {
  title: string
  text: string
  button: string
  to: string
}

/** One of the two ways into the product. */
export function ChoiceCard({ title, text, button, to }: ChoiceCardProps) {
  return (
    <section className="flex flex-col rounded-lg border border-line bg-surface p-6 sm:p-8">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 mb-6 text-muted">{text}</p>
      <LinkButton to={to} className="mt-auto self-start">
        {button}
      </LinkButton>
    </section>
  )
}
